/** For a page without content yet: centered, full height. */
export function FullSpinner({ label = "Loading" }: { label?: string }) {
	return (
		<div className="center-full" role="status">
			<span className="spin" aria-hidden="true" />
			<span className="sr">{label}</span>
		</div>
	);
}

/** For a part of a page. */
export function Spinner({ label = "Loading" }: { label?: string }) {
	return (
		<div className="center-part" role="status">
			<span className="spin" aria-hidden="true" />
			<span className="sr">{label}</span>
		</div>
	);
}
