import { lazily } from "@learnin/domain/texts/lazily";
export interface ChartBar {
	key: string;
	/** Below the bar. */
	label: string;
	/** The same for phones, where many bars leave little room. */
	shortLabel?: string;
	/** The lower and the upper part of the bar. */
	lower: number;
	upper: number;
	isEmphasized?: boolean;
}

export interface BarChartProps {
	bars: readonly ChartBar[];
	scale: { max: number; ticks: readonly number[] };
	goal: number | null;
	/** Id of the element that describes the drawing in words. */
	describedBy: string;
	/** `narrow` is for phones and `broad` for a whole page: their texts keep their size. */
	size: "wide" | "narrow" | "broad";
}

const frames = {
	wide: { width: 660, height: 296, left: 30, right: 70, top: 26, bottom: 34, fill: 0.56 },
	broad: { width: 1060, height: 316, left: 30, right: 76, top: 26, bottom: 34, fill: 0.44 },
	narrow: { width: 330, height: 240, left: 24, right: 0, top: 28, bottom: 34, fill: 0.64 },
};
const radius = 7;

/** Stacked bars of two series with the sum on each. This is only the drawing: put a table beside it. */
export function BarChart({ bars, scale, goal, describedBy, size }: BarChartProps) {
	const frame = frames[size];
	const plotHeight = frame.height - frame.top - frame.bottom;
	const y = (value: number) => frame.top + plotHeight * (1 - value / scale.max);
	// Room at the end for the goal's label.
	const end = frame.width - (goal === null ? 0 : frame.right);
	const step = (end - frame.left) / Math.max(1, bars.length);
	return (
		<svg
			className={size === "broad" ? "bar-chart is-broad" : "bar-chart"}
			viewBox={`0 0 ${frame.width} ${frame.height}`}
			role="img"
			aria-labelledby={describedBy}
		>
			{scale.ticks.map((tick) => (
				<g key={tick}>
					<line className="grid-line" x1={frame.left} x2={end} y1={y(tick)} y2={y(tick)} />
					<text className="tick" x={frame.left - 10} y={y(tick) + 4}>
						{shortCount(tick)}
					</text>
				</g>
			))}
			{goal !== null && <GoalLine goal={goal} y={y(goal)} frame={frame} isLabelled={size !== "narrow"} />}
			{bars.map((bar, at) => {
				const width = step * frame.fill;
				const x = frame.left + step * at + (step - width) / 2;
				const label = (size === "narrow" ? bar.shortLabel : undefined) ?? bar.label;
				return (
					<Bar key={bar.key} bar={{ ...bar, label }} x={x} width={width} y={y} labelY={frame.height - 10} />
				);
			})}
		</svg>
	);
}

interface BarProps {
	bar: ChartBar;
	x: number;
	width: number;
	y: (value: number) => number;
	labelY: number;
}

function Bar({ bar, x, width, y, labelY }: BarProps) {
	const sum = bar.lower + bar.upper;
	const middle = x + width / 2;
	// A gap separates the parts without relying on color.
	const gap = bar.lower > 0 && bar.upper > 0 ? 1.5 : 0;
	return (
		<g>
			{bar.lower > 0 && (
				<path
					d={block({ x, width, bottom: y(0), top: y(bar.lower) + gap, isRound: bar.upper === 0 })}
					fill="var(--chart-1)"
				/>
			)}
			{bar.upper > 0 && (
				<path
					d={block({ x, width, bottom: y(bar.lower) - gap, top: y(sum), isRound: true })}
					fill="var(--chart-2)"
				/>
			)}
			<text className={sum > 0 ? "value" : "value value--none"} x={middle} y={y(sum) - 8}>
				{sum > 0 ? shortCount(sum) : "–"}
			</text>
			<text className={bar.isEmphasized ? "day day--now" : "day"} x={middle} y={labelY}>
				{bar.label}
			</text>
		</g>
	);
}

const compact = /* @__PURE__ */ lazily(() => new Intl.NumberFormat("en-US", { notation: "compact" }));

/** What fits on a bar: up to 9999, then "10K"; the table beside the drawing is exact. */
function shortCount(count: number): string {
	return count < 10_000 ? String(count) : compact().format(count);
}

interface Block {
	x: number;
	width: number;
	bottom: number;
	top: number;
	isRound: boolean;
}

/** A rectangle from `bottom` up to `top`; its upper corners are as round as its height allows. */
function block({ x, width, bottom, top, isRound }: Block): string {
	const r = isRound ? Math.max(0, Math.min(radius, bottom - top)) : 0;
	const across = width - 2 * r;
	return `M${x} ${bottom}V${top + r}a${r} ${r} 0 0 1 ${r} ${-r}h${across}a${r} ${r} 0 0 1 ${r} ${r}V${bottom}Z`;
}

function GoalLine({
	goal,
	y,
	frame,
	isLabelled,
}: {
	goal: number;
	y: number;
	frame: (typeof frames)["wide"];
	isLabelled: boolean;
}) {
	return (
		<g>
			<line className="goal-line" x1={frame.left} x2={frame.width - frame.right} y1={y} y2={y} />
			{isLabelled && (
				<g className="goal-label">
					<rect x={frame.width - 64} y={y - 12} width="64" height="24" rx="12" />
					<text x={frame.width - 32} y={y + 4.5}>
						goal {goal}
					</text>
				</g>
			)}
		</g>
	);
}
