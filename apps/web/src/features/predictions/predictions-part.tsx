import { gradeLabel } from "@learnin/domain/family/grades";
import { ENOUGH_FOR_SKILL } from "@learnin/domain/mastery/replay/measure-predictions";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { whenText } from "../../platform/time/time-words.ts";
import { useNow } from "../../platform/time/use-now.ts";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { SelectField } from "../../ui/fields/field.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { QueueSkeleton } from "../../ui/lists/queue-skeleton.tsx";
import { type Column, Table } from "../../ui/lists/table.tsx";
import { type Measure, type Predictions, predictionsQuery } from "./predictions.api.ts";
import { ReliabilityFigure } from "./reliability-figure.tsx";
import { qualityText, shareText } from "./share-words.ts";
import "./predictions.css";

/** Whether the model is calibrated: over all answers, by grade, and by skill. */
export function PredictionsPart() {
	const { data, error, isFetching, refetch } = useQuery(predictionsQuery);
	if (data) return <Measured data={data} />;
	if (!error) return <QueueSkeleton label="Loading the predictions" />;
	return <LoadFailed title="The predictions couldn’t be loaded" query={{ error, isFetching, refetch }} />;
}

function Measured({ data }: { data: Predictions }) {
	const now = useNow();
	const { all, measured_at, grades, skills } = data;
	if (all === null || measured_at === null)
		return (
			<Card>
				<EmptyState
					title="Nothing measured yet"
					hint="We compare predictions with answers every night, starting with the first finished question."
					tile={{ kind: "half", color: "sky", soft: true }}
				/>
			</Card>
		);
	return (
		<div className="ops-stack pred">
			<Card title="Are predictions right?">
				<p className="text-ink-2">
					{`Before each answer, the model predicts how likely it is to be right on the first try. Here it predicts the latest ${all.answers.toLocaleString("en-US")} answers again, each before learning from it.`}
				</p>
				<p className="text-ink-3 text-sm">{`Measured: ${whenText(measured_at, now)}`}</p>
				<Plot all={all} grades={grades} />
			</Card>
			<Card title="By grade" className="pred-grades">
				<Table
					caption="Predictions by grade"
					columns={gradeColumns}
					rows={grades}
					rowKey={({ grade }) => String(grade)}
				/>
			</Card>
			<Card title="By skill, the furthest off first">
				{skills.length === 0 ? (
					<p className="text-ink-2">{`No skill has ${ENOUGH_FOR_SKILL} answers yet. With fewer, a difference may be chance.`}</p>
				) : (
					<Table
						caption="Predictions by skill"
						columns={skillColumns}
						rows={skills}
						rowKey={({ skill_id }) => skill_id}
					/>
				)}
			</Card>
		</div>
	);
}

/** The plot of all answers or of one grade. */
function Plot({ all, grades }: Pick<Predictions, "grades"> & { all: Measure }) {
	const [chosen, setChosen] = useState("");
	const measure = grades.find(({ grade }) => String(grade) === chosen) ?? all;
	return (
		<>
			<SelectField
				label="Answers of"
				className="pred-choice"
				placeholder="All grades"
				options={grades.map(({ grade }) => ({ value: String(grade), label: gradeLabel(grade) }))}
				value={chosen}
				onChange={(event) => setChosen(event.target.value)}
			/>
			<dl className="pred-figures">
				<Figure name="Predicted" value={shareText(measure.predicted)} />
				<Figure name="Right on first try" value={shareText(measure.right)} />
				<Figure name="Calibration error" value={qualityText(measure.calibration_error)} />
				<Figure name="Ranking (AUC)" value={qualityText(measure.ranking_quality)} />
			</dl>
			<ReliabilityFigure bins={measure.bins} />
		</>
	);
}

function Figure({ name, value }: { name: string; value: string }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd className="num">{value}</dd>
		</div>
	);
}

type Row = Pick<Measure, "answers" | "predicted" | "right" | "calibration_error" | "ranking_quality">;

const figures: readonly Column<Row>[] = [
	{
		key: "answers",
		header: "Answers",
		align: "right",
		cell: ({ answers }) => answers.toLocaleString("en-US"),
	},
	{ key: "predicted", header: "Predicted", align: "right", cell: ({ predicted }) => shareText(predicted) },
	{ key: "right", header: "Right on first try", align: "right", cell: ({ right }) => shareText(right) },
	{
		key: "error",
		header: "Calibration error",
		align: "right",
		cell: ({ calibration_error }) => qualityText(calibration_error),
	},
	{ key: "auc", header: "AUC", align: "right", cell: ({ ranking_quality }) => qualityText(ranking_quality) },
];

const gradeColumns: readonly Column<Predictions["grades"][number]>[] = [
	{ key: "grade", header: "Grade", cell: ({ grade }) => gradeLabel(grade) },
	...figures,
];

const skillColumns: readonly Column<Predictions["skills"][number]>[] = [
	{ key: "skill", header: "Skill", cell: ({ skill_name }) => skill_name },
	{ key: "grade", header: "Grade", cell: ({ grade }) => gradeLabel(grade) },
	...figures,
];
