/** A stacked fraction drawn without the math font, for pages that need no other mathematics. */
export function Fraction({ top, bottom, spoken }: { top: string; bottom: string; spoken: string }) {
	return (
		<>
			<span className="inline-grid justify-items-center align-middle leading-[1.15]" aria-hidden="true">
				<span className="px-[0.15em]">{top}</span>
				<span className="w-full border-t-2 border-current px-[0.15em] text-center">{bottom}</span>
			</span>
			<span className="sr">{spoken}</span>
		</>
	);
}
