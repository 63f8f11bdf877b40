/** 52 as five tens and two ones, and as four tens and twelve ones. */
export function RegroupedTens() {
	return (
		<svg viewBox="0 0 560 190">
			<Blocks x={0} tens={5} ones={2} words="5 tens, 2 ones" />
			<text x="280" y="92" className="strong large" fill="var(--ink-2)">
				=
			</text>
			<Blocks x={312} tens={4} ones={12} words="4 tens, 12 ones" />
		</svg>
	);
}

function Blocks({ x, tens, ones, words }: { x: number; tens: number; ones: number; words: string }) {
	return (
		<g transform={`translate(${x} 0)`}>
			{Array.from({ length: tens }, (_, at) => (
				<rect key={at} x={at * 26} y="6" width="20" height="134" rx="6" fill="var(--fig-sky)" />
			))}
			{Array.from({ length: ones }, (_, at) => (
				<rect
					key={at}
					x={tens * 26 + 14 + Math.floor(at / 5) * 26}
					y={6 + (at % 5) * 27}
					width="20"
					height="22"
					rx="6"
					fill="var(--fig-gold)"
				/>
			))}
			<text x="96" y="176">
				{words}
			</text>
		</g>
	);
}
