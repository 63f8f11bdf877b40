import { useId } from "react";
import { type Column, Table } from "../../ui/lists/table.tsx";
import type { Measure } from "./predictions.api.ts";
import { shareText } from "./share-words.ts";

type Bin = Measure["bins"][number];

const size = 320;
const edge = { left: 44, bottom: 40, top: 10, right: 10 };
const ticks = [0, 0.25, 0.5, 0.75, 1];

/** Predictions against outcomes, in bins of equal count, with the same figures in a table beside it. */
export function ReliabilityFigure({ bins }: { bins: readonly Bin[] }) {
	const captionId = useId();
	return (
		<figure className="pred-figure">
			<Plot bins={bins} captionId={captionId} />
			<figcaption id={captionId} className="sr">
				{`Predicted and right on the first try, in ${bins.length} bins of equal size. The table has the numbers.`}
			</figcaption>
			<Table
				caption="Predicted and right on the first try, by bin"
				columns={columns}
				rows={bins.map((bin, at) => ({ ...bin, number: at + 1 }))}
				rowKey={({ number }) => String(number)}
			/>
		</figure>
	);
}

const columns: readonly Column<Bin & { number: number }>[] = [
	{ key: "bin", header: "Bin", cell: ({ number }) => number },
	{
		key: "answers",
		header: "Answers",
		align: "right",
		cell: ({ answers }) => answers.toLocaleString("en-US"),
	},
	{ key: "predicted", header: "Predicted", align: "right", cell: ({ predicted }) => shareText(predicted) },
	{ key: "right", header: "Right on first try", align: "right", cell: ({ right }) => shareText(right) },
];

function Plot({ bins, captionId }: { bins: readonly Bin[]; captionId: string }) {
	const x = (share: number) => edge.left + share * (size - edge.left - edge.right);
	const y = (share: number) => size - edge.bottom - share * (size - edge.bottom - edge.top);
	return (
		<svg viewBox={`0 0 ${size + 12} ${size}`} className="pred-plot" role="img" aria-labelledby={captionId}>
			{ticks.map((tick) => (
				<g key={tick}>
					<line className="pred-grid" x1={x(0)} x2={x(1)} y1={y(tick)} y2={y(tick)} />
					<line className="pred-grid" x1={x(tick)} x2={x(tick)} y1={y(0)} y2={y(1)} />
					<text x={x(0) - 8} y={y(tick) + 4} textAnchor="end">
						{Math.round(100 * tick)}
					</text>
					<text x={x(tick)} y={y(0) + 16} textAnchor="middle">
						{Math.round(100 * tick)}
					</text>
				</g>
			))}
			<line className="pred-ideal" x1={x(0)} y1={y(0)} x2={x(1)} y2={y(1)} />
			<polyline
				className="pred-line"
				points={bins.map(({ predicted, right }) => `${x(predicted)},${y(right)}`).join(" ")}
			/>
			{bins.map(({ predicted, right }, at) => (
				<circle key={at} className="pred-point" cx={x(predicted)} cy={y(right)} r={5} />
			))}
			<text x={x(0.5)} y={size - 6} textAnchor="middle">
				Predicted, %
			</text>
			<text x={12} y={y(0.5)} textAnchor="middle" transform={`rotate(-90 12 ${y(0.5)})`}>
				Right on first try, %
			</text>
		</svg>
	);
}
