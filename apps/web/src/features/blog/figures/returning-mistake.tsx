const days = [0, 1, 2, 3, 4, 5, 6, 7];
const returns = [1, 3, 7];
const step = 70;
const x = (day: number) => 40 + day * step;

/** A week in which a missed question comes back after one, three and seven days. */
export function ReturningMistake() {
	return (
		<svg viewBox="0 0 572 172">
			<path d={`M${x(0)} 112H${x(7)}`} className="line" />
			{returns.map((day, at) => {
				const from = returns[at - 1] ?? 0;
				const high = 100 - (day - from) * 22;
				return (
					<path
						key={day}
						className="jump"
						d={`M${x(from)} 96C${x(from)} ${high - 20} ${x(day)} ${high - 20} ${x(day)} 94`}
					/>
				);
			})}
			{days.map((day) => (
				<g key={day}>
					<circle
						cx={x(day)}
						cy="112"
						r={day === 0 || returns.includes(day) ? 15 : 7}
						className={dotOf(day)}
					/>
					<text x={x(day)} y="158">
						{nameOf(day)}
					</text>
				</g>
			))}
		</svg>
	);
}

function nameOf(day: number): string {
	if (day === 0) return "Missed";
	if (!returns.includes(day)) return "";
	return day === 1 ? "1 day" : `${day} days`;
}

function dotOf(day: number): string {
	if (day === 0) return "dot-coral";
	return returns.includes(day) ? "dot-mint" : "dot-quiet";
}
