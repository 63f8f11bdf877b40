import { sampleGoal, sampleWeek } from "./sample-week.ts";

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

const wide: Box = { width: 560, height: 194, left: 30, right: 70, top: 22, bottom: 8, margin: 0.22 };
/**
 * Phones get their own drawing, so that its numbers stay readable. Its scale is in the column of the rest day: each
 * day has a finger's width.
 */
const narrow: Box = { width: 308, height: 204, left: 0, right: 0, top: 24, bottom: 8, margin: 0.18 };
const highest = 15;
const restDay = sampleWeek.findIndex(({ firstTry, withHelp }) => firstTry + withHelp === 0);

export function SampleChart() {
	return (
		<>
			<Chart box={wide} className="sample-chart wide-only" />
			<Chart box={narrow} className="sample-chart narrow-only" />
		</>
	);
}

function Chart({ box, className }: { box: Box; className: string }) {
	const columnWidth = (box.width - box.left - box.right) / sampleWeek.length;
	const y = (value: number) => heightOf(box, value);
	const label = `Questions solved per day: ${sampleWeek.map((day) => `${day.name} ${day.firstTry + day.withHelp}`).join(", ")}.`;
	return (
		<svg className={className} viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-label={label}>
			{[0, 5, 10, 15].map((value) => (
				<g key={value}>
					<line x1={box.left} x2={box.width - box.right} y1={y(value)} y2={y(value)} className="grid-line" />
					{(box.left > 0 || value > 0) && (
						<text
							x={box.left > 0 ? box.left - 10 : columnWidth * (restDay + 1) - 8}
							y={box.left > 0 ? y(value) + 4 : y(value) - 5}
							className="scale"
						>
							{value}
						</text>
					)}
				</g>
			))}
			<line x1={box.left} x2={box.width - box.right} y1={y(sampleGoal)} y2={y(sampleGoal)} className="goal" />
			{box.right > 0 && (
				<g className="goal-label">
					<rect x={box.width - 62} y={y(sampleGoal) - 12} width="62" height="24" rx="12" />
					<text x={box.width - 31} y={y(sampleGoal) + 4.5}>
						goal {sampleGoal}
					</text>
				</g>
			)}
			{sampleWeek.map((day, at) => (
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

function Column({
	day,
	box,
	x,
	width,
}: {
	day: (typeof sampleWeek)[number];
	box: Box;
	x: number;
	width: number;
}) {
	const y = (value: number) => heightOf(box, value);
	const total = day.firstTry + day.withHelp;
	const middle = x + width / 2;
	return (
		<g className="column">
			{total > 0 && (
				<rect x={x} y={y(day.firstTry)} width={width} height={y(0) - y(day.firstTry)} fill="var(--chart-1)" />
			)}
			{day.withHelp > 0 && (
				<path d={roundTop(x, y(total), width, y(day.firstTry) - 3)} fill="var(--chart-2)" />
			)}
			<text x={middle} y={y(total) - 8} className="value">
				{total > 0 ? total : "–"}
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
