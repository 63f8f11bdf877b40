/** A balance: three boxes and two marbles on one side, eleven marbles on the other. */
export function BalanceScale() {
	return (
		<svg viewBox="0 0 560 210">
			<path d="M280 190L248 206H312ZM280 190V96M60 96H500" className="line" />
			<path d="M44 96H236M324 96H516" className="line thick" />
			{[0, 1, 2].map((at) => (
				<g key={at} transform={`translate(${50 + at * 46} 50)`}>
					<rect width="40" height="40" rx="8" fill="var(--fig-sky)" />
					<text x="20" y="27" className="strong" fill="var(--bg)">
						x
					</text>
				</g>
			))}
			{[0, 1].map((at) => (
				<circle key={at} cx={202 + at * 24} cy="80" r="10" fill="var(--fig-gold)" />
			))}
			{Array.from({ length: 11 }, (_, at) => (
				<circle
					key={at}
					cx={348 + (at % 6) * 26 + (at > 5 ? 13 : 0)}
					cy={at > 5 ? 57 : 80}
					r="10"
					fill="var(--fig-gold)"
				/>
			))}
			<text x="140" y="134">
				3 boxes and 2 marbles
			</text>
			<text x="420" y="134">
				11 marbles
			</text>
		</svg>
	);
}
