import { Card } from "../ui/card.tsx";
import "../styles/chart.css";
import { ChartFigure } from "../ui/charts/chart-figure.tsx";
import { ProgressBar } from "../ui/charts/progress-bar.tsx";
import { Columns, Section } from "./section.tsx";

const names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const barsOf = (counts: readonly number[]) =>
	names.map((name, at) => ({
		key: name,
		name,
		label: name.slice(0, 3),
		lower: counts[at] ?? 0,
		upper: Math.floor((counts[at] ?? 0) / 3),
		isEmphasized: at === 6,
	}));

const charts = [
	{ title: "A week", counts: [4, 12, 0, 9, 15, 7, 10], goal: 10 },
	{ title: "Nothing yet", counts: [], goal: 10 },
	{ title: "Large numbers, no goal", counts: [120, 480, 1100, 90, 0, 700, 1500] },
];

export function ChartSamples({ id, title }: { id: string; title: string }) {
	return (
		<Section id={id} title={title}>
			<Columns>
				{charts.map(({ title: name, counts, goal }) => (
					<Card key={name} title={name}>
						<ChartFigure
							caption="Questions solved per day"
							bars={barsOf(counts)}
							lowerName="First try"
							upperName="With a hint or retry"
							{...(goal !== undefined && { goal })}
						/>
					</Card>
				))}
				<Card title="Progress">
					<div className="dev-bars">
						{([0, 0.2, 0.5, 0.84, 1] as const).map((value, at) => (
							<ProgressBar
								key={value}
								value={value}
								label={`${value * 100} percent`}
								tone={(["sky", "gold", "mint", "coral", "lilac"] as const)[at] ?? "sky"}
							/>
						))}
					</div>
				</Card>
			</Columns>
		</Section>
	);
}
