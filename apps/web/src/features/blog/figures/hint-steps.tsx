const hints = ["Look again at …", "What do both share?", "The first step, done"];

/** Three hints, each going a step further than the one before. */
export function HintSteps() {
	return (
		<svg viewBox="0 0 560 208">
			{hints.map((hint, at) => (
				<g key={hint} transform={`translate(${at * 96} ${at * 68})`}>
					<rect
						x="2"
						y="2"
						width="360"
						height="56"
						rx="16"
						fill={at === 0 ? "var(--lilac-soft)" : "var(--surface-2)"}
						stroke={at === 0 ? "var(--lilac-solid)" : "var(--border)"}
						strokeWidth="2"
					/>
					<circle cx="34" cy="30" r="15" fill={at === 0 ? "var(--lilac-solid)" : "var(--surface-3)"} />
					<text x="34" y="36" className="strong" fill={at === 0 ? "var(--on-lilac)" : "var(--ink-2)"}>
						{at + 1}
					</text>
					<text x="64" y="36" className="begin" fill={at === 0 ? "var(--ink)" : "var(--ink-2)"}>
						{hint}
					</text>
				</g>
			))}
		</svg>
	);
}
