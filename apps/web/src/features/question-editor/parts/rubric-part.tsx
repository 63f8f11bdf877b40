import { newBox } from "@learnin/domain/authoring/draft/question-draft";
import { Plus, Trash2 } from "lucide-react";
import { Button, IconButton } from "../../../ui/buttons/button.tsx";
import { BoxFields } from "../fields/box-fields.tsx";
import type { PartProps } from "../editor-props.ts";
import { nextId } from "../next-id.ts";
import { ListError, RichField } from "../fields/rich-field.tsx";

const mostPoints = 12;

/** The rubric of a written answer, a sample answer, and a required number. */
export function RubricPart({ draft, onChange, errorOf }: PartProps) {
	const { rubric, sample_answer, number } = draft;
	return (
		<div className="qe-stack">
			<div className="qe-stack" data-field="rubric">
				<p className="help">A good answer makes each of these points.</p>
				<ListError text={errorOf("rubric")} />
				{rubric.map((point, at) => (
					<div key={point.id} className="qe-line-row">
						<RichField
							field={`rubric[${at}]`}
							label={`Point ${at + 1}`}
							isBare
							maxLength={500}
							placeholder={`Point ${at + 1}`}
							value={point.requirement}
							errorOf={errorOf}
							onChange={(requirement) =>
								onChange({
									rubric: rubric.map((each) => (each.id === point.id ? { ...each, requirement } : each)),
								})
							}
						/>
						<IconButton
							label={`Remove point ${at + 1}`}
							onClick={() => onChange({ rubric: rubric.filter(({ id }) => id !== point.id) })}
						>
							<Trash2 className="i" />
						</IconButton>
					</div>
				))}
				{rubric.length < mostPoints && (
					<Button
						variant="ghost"
						className="qe-add"
						icon={<Plus className="i" />}
						onClick={() => onChange({ rubric: [...rubric, { id: nextId(rubric), requirement: "" }] })}
					>
						Add a point
					</Button>
				)}
			</div>
			<RichField
				field="sample_answer"
				label="Sample answer"
				rows={3}
				maxLength={3000}
				value={sample_answer}
				errorOf={errorOf}
				onChange={(text) => onChange({ sample_answer: text })}
			/>
			<label className="qe-check">
				<input
					type="checkbox"
					className="switch"
					checked={number !== null}
					onChange={(event) =>
						onChange({ number: event.currentTarget.checked ? newBox("a", "INTEGER") : null })
					}
				/>
				The answer must contain a number
			</label>
			{number !== null && (
				<BoxFields
					box={number}
					field="number"
					hasPrefix={false}
					errorOf={errorOf}
					onChange={(changes) => onChange({ number: { ...number, ...changes } })}
				/>
			)}
		</div>
	);
}
