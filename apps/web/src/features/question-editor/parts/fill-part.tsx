import { withBox } from "@learnin/domain/authoring/draft/edit-draft";
import { type DraftBox, newBox } from "@learnin/domain/authoring/draft/question-draft";
import { CornerLeftUp, Plus, Trash2 } from "lucide-react";
import { Button, IconButton } from "../../../ui/buttons/button.tsx";
import { BoxFields } from "../fields/box-fields.tsx";
import type { PartProps } from "../editor-props.ts";
import { ListError, PlainField } from "../fields/rich-field.tsx";

const mostBoxes = 20;

/** The one box below the question. */
export function FillOnePart({ draft, onChange, errorOf }: PartProps) {
	const box = draft.boxes[0] ?? newBox("a", draft.answer_type);
	return (
		<BoxFields
			box={box}
			field="boxes[0]"
			errorOf={errorOf}
			onChange={(changes) => onChange({ boxes: [{ ...box, ...changes }, ...draft.boxes.slice(1)] })}
		/>
	);
}

/** Several boxes, in the text or in a list below it. */
export function FillMultiplePart({
	draft,
	onChange,
	errorOf,
	onPlace,
}: PartProps & { onPlace: (id: string) => void }) {
	const { boxes, prompt, is_any_order, initial_count } = draft;
	const setBox = (id: string, changes: Partial<DraftBox>) =>
		onChange({ boxes: boxes.map((box) => (box.id === id ? { ...box, ...changes } : box)) });
	return (
		<div className="qe-stack" data-field="boxes">
			<p className="help">
				Put each box into the text as its letter in double brackets, or leave them all out to show them as a
				list.
			</p>
			<ListError text={errorOf("boxes")} />
			{boxes.map((box, at) => (
				<section key={box.id} className="qe-box" aria-label={`Box ${box.id}`} data-field={`boxes[${at}]`}>
					<header>
						<b>{`[[${box.id}]]`}</b>
						<Button
							variant="ghost"
							icon={<CornerLeftUp className="i" />}
							disabled={prompt.includes(`[[${box.id}]]`)}
							onClick={() => onPlace(box.id)}
						>
							Put in the text
						</Button>
						<IconButton
							label={`Remove box ${box.id}`}
							onClick={() => onChange({ boxes: boxes.filter(({ id }) => id !== box.id) })}
						>
							<Trash2 className="i" />
						</IconButton>
					</header>
					<ListError text={errorOf(`boxes[${at}]`)} />
					<BoxFields
						box={box}
						field={`boxes[${at}]`}
						errorOf={errorOf}
						onChange={(changes) => setBox(box.id, changes)}
					/>
				</section>
			))}
			{boxes.length < mostBoxes && (
				<Button
					variant="ghost"
					className="qe-add"
					icon={<Plus className="i" />}
					onClick={() => onChange(withBox(draft))}
				>
					Add a box
				</Button>
			)}
			<label className="qe-check">
				<input
					type="checkbox"
					className="switch"
					checked={is_any_order}
					onChange={(event) => onChange({ is_any_order: event.currentTarget.checked })}
				/>
				Answers may come in any order
			</label>
			<PlainField
				field="initial_count"
				label="Boxes of a list shown at first"
				placeholder="All"
				maxLength={2}
				value={initial_count === null ? "" : `${initial_count}`}
				errorOf={errorOf}
				onChange={(text) => {
					const count = Number.parseInt(text, 10);
					onChange({ initial_count: Number.isNaN(count) ? null : count });
				}}
			/>
		</div>
	);
}
