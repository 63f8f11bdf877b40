const width = 560;
const strips = [
	{ parts: 1, name: "1", color: "sky" },
	{ parts: 2, name: "1/2", color: "mint" },
	{ parts: 4, name: "1/4", color: "lilac" },
	{ parts: 8, name: "1/8", color: "coral" },
] as const;

/** The same strip cut into more and more parts: the first part of each is filled. */
export function FractionStrips() {
	return (
		<svg viewBox={`0 0 ${width} 252`}>
			{strips.map(({ parts, name, color }, row) => {
				const size = width / parts;
				return (
					<g key={name} transform={`translate(0 ${row * 64})`}>
						{Array.from({ length: parts }, (_, at) => (
							<rect
								key={at}
								x={at * size + 2}
								y="2"
								width={size - 4}
								height="52"
								rx="10"
								fill={at === 0 ? `var(--${color}-solid)` : `var(--${color}-soft)`}
							/>
						))}
						<text x={size / 2} y="35" fill={`var(--on-${color})`} className="strip-name">
							{name}
						</text>
					</g>
				);
			})}
		</svg>
	);
}
