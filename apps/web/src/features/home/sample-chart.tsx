interface Day {
	name: string;
	firstTry: number;
	withHelp: number;
}

const days: readonly Day[] = [
	{ name: "Sun", firstTry: 0, withHelp: 0 },
	{ name: "Mon", firstTry: 10, withHelp: 2 },
	{ name: "Tue", firstTry: 8, withHelp: 1 },
	{ name: "Wed", firstTry: 7, withHelp: 1 },
	{ name: "Thu", firstTry: 7, withHelp: 1 },
	{ name: "Fri", firstTry: 7, withHelp: 1 },
	{ name: "Sat", firstTry: 9, withHelp: 1 },
];
interface Box {
	width: number;
	height: number;
	left: number;
	right: number;
	top: number;
	bottom: number;
	/** The fraction of a column left free on its left. */
	margin: number;
}

const wide: Box = { width: 560, height: 220, left: 30, right: 70, top: 22, bottom: 34, margin: 0.22 };
/** Phones get their own drawing, so that its numbers stay readable. */
const narrow: Box = { width: 310, height: 230, left: 26, right: 0, top: 24, bottom: 34, margin: 0.18 };
const highest = 15;
const goal = 10;

export function SampleChart() {
	return (
		<>
			<Chart box={wide} className="sample-chart wide-only" />
			<Chart box={narrow} className="sample-chart narrow-only" />
		</>
	);
}

function Chart({ box, className }: { box: Box; className: string }) {
	const columnWidth = (box.width - box.left - box.right) / days.length;
	const y = (value: number) => heightOf(box, value);
	const label = `Questions solved per day: ${days.map((day) => `${day.name} ${day.firstTry + day.withHelp}`).join(", ")}.`;
	return (
		<svg className={className} viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-label={label}>
			{[0, 5, 10, 15].map((value) => (
				<g key={value}>
					<line x1={box.left} x2={box.width - box.right} y1={y(value)} y2={y(value)} className="grid-line" />
					<text x={box.left - 10} y={y(value) + 4} className="scale">
						{value}
					</text>
				</g>
			))}
			<line x1={box.left} x2={box.width - box.right} y1={y(goal)} y2={y(goal)} className="goal" />
			{box.right > 0 && (
				<g className="goal-label">
					<rect x={box.width - 62} y={y(goal) - 12} width="62" height="24" rx="12" />
					<text x={box.width - 31} y={y(goal) + 4.5}>
						goal {goal}
					</text>
				</g>
			)}
			{days.map((day, at) => (
				<Column
					key={day.name}
					day={day}
					box={box}
					x={box.left + columnWidth * (at + box.margin)}
					width={columnWidth * (1 - 2 * box.margin)}
				/>
			))}
		</svg>
	);
}

function Column({ day, box, x, width }: { day: Day; box: Box; x: number; width: number }) {
	const y = (value: number) => heightOf(box, value);
	const total = day.firstTry + day.withHelp;
	const middle = x + width / 2;
	return (
		<g>
			{total > 0 && (
				<rect x={x} y={y(day.firstTry)} width={width} height={y(0) - y(day.firstTry)} fill="var(--chart-1)" />
			)}
			{day.withHelp > 0 && (
				<path d={roundTop(x, y(total), width, y(day.firstTry) - 3)} fill="var(--chart-2)" />
			)}
			<text x={middle} y={y(total) - 8} className="value">
				{total > 0 ? total : "–"}
			</text>
			<text x={middle} y={box.height - 10} className="day">
				{day.name}
			</text>
		</g>
	);
}

function roundTop(x: number, top: number, width: number, bottom: number): string {
	const radius = Math.min(7, bottom - top);
	return `M${x} ${bottom}V${top + radius}a${radius} ${radius} 0 0 1 ${radius} ${-radius}h${width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}V${bottom}Z`;
}

function heightOf(box: Box, value: number): number {
	return box.top + (box.height - box.bottom - box.top) * (1 - value / highest);
}
