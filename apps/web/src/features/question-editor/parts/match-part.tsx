import {
	pairIdOf,
	withExtraRight,
	withMatch,
	withoutPair,
	withPair,
} from "@learnin/domain/authoring/draft/edit-draft";
import type { DraftOption } from "@learnin/domain/authoring/draft/question-draft";
import { Plus, Trash2 } from "lucide-react";
import { Button, IconButton } from "../../../ui/buttons/button.tsx";
import { SelectField } from "../../../ui/fields/field.tsx";
import type { PartProps } from "../editor-props.ts";
import { AddImage, ImageRow } from "../fields/image-fields.tsx";
import { ListError, RichField } from "../fields/rich-field.tsx";

const mostPairs = 12;
const mostRights = 16;

const randomId = () => pairIdOf(Math.random(), Math.random());

/** Matching pairs, one per row, and right options without a match. */
export function MatchPart({ draft, onChange, errorOf }: PartProps) {
	const { leftOptions, rightOptions, answer_dict } = draft;
	const matched = new Set(Object.values(answer_dict));
	const others = rightOptions.filter(({ id }) => !matched.has(id));
	const setLeft = (id: string, changes: Partial<DraftOption>) =>
		onChange({ leftOptions: changed(leftOptions, id, changes) });
	const setRight = (id: string, changes: Partial<DraftOption>) =>
		onChange({ rightOptions: changed(rightOptions, id, changes) });
	return (
		<div className="qe-stack" data-field="pairs">
			<p className="help">Each row is a pair. Students see the right side in a different order.</p>
			<ListError text={errorOf("pairs")} />
			{leftOptions.map((left, at) => {
				const right = rightOptions.find(({ id }) => id === answer_dict[left.id]);
				return (
					<div key={left.id} className="qe-pair" role="group" aria-label={`Pair ${at + 1}`}>
						<Side
							option={left}
							field={`pairs[${at}].left`}
							label={`Left ${at + 1}`}
							errorOf={errorOf}
							onChange={(changes) => setLeft(left.id, changes)}
						/>
						{right === undefined ? (
							<SelectField
								label={`Right ${at + 1}`}
								placeholder="Choose what belongs to it"
								options={others.map(({ id, label }) => ({ value: id, label: label || id }))}
								value=""
								onChange={(event) => onChange(withMatch(draft, left.id, event.currentTarget.value))}
							/>
						) : (
							<Side
								option={right}
								field={`pairs[${at}].right`}
								label={`Right ${at + 1}`}
								errorOf={errorOf}
								onChange={(changes) => setRight(right.id, changes)}
							/>
						)}
						<IconButton label={`Remove pair ${at + 1}`} onClick={() => onChange(withoutPair(draft, left.id))}>
							<Trash2 className="i" />
						</IconButton>
					</div>
				);
			})}
			{others.map((right, at) => (
				<div key={right.id} className="qe-pair">
					<p className="help qe-nothing">Belongs to nothing</p>
					<Side
						option={right}
						field={`others.${right.id}`}
						label={`Without a pair ${at + 1}`}
						errorOf={errorOf}
						onChange={(changes) => setRight(right.id, changes)}
					/>
					<IconButton
						label={`Remove the option without a pair ${at + 1}`}
						onClick={() => onChange({ rightOptions: rightOptions.filter(({ id }) => id !== right.id) })}
					>
						<Trash2 className="i" />
					</IconButton>
				</div>
			))}
			<div className="qe-buttons">
				<Button
					variant="ghost"
					icon={<Plus className="i" />}
					disabled={leftOptions.length >= mostPairs || rightOptions.length >= mostRights}
					onClick={() => onChange(withPair(draft, randomId))}
				>
					Add a pair
				</Button>
				<Button
					variant="ghost"
					icon={<Plus className="i" />}
					disabled={rightOptions.length >= mostRights}
					onClick={() => onChange(withExtraRight(draft, randomId))}
				>
					Add one without a pair
				</Button>
			</div>
		</div>
	);
}

function changed(options: readonly DraftOption[], id: string, changes: Partial<DraftOption>): DraftOption[] {
	return options.map((option) => (option.id === id ? { ...option, ...changes } : option));
}

interface SideProps {
	option: DraftOption;
	field: string;
	label: string;
	errorOf: PartProps["errorOf"];
	onChange: (changes: Partial<DraftOption>) => void;
}

function Side({ option, field, label, errorOf, onChange }: SideProps) {
	return (
		<div className="qe-stack qe-grow">
			<RichField
				field={field}
				label={label}
				isBare
				maxLength={1000}
				placeholder={label}
				value={option.label}
				errorOf={errorOf}
				onChange={(text) => onChange({ label: text })}
			/>
			{option.image === null ? (
				<AddImage label="Picture" onAdd={(image) => onChange({ image })} />
			) : (
				<ImageRow
					image={option.image}
					field={`${field}.image`}
					errorOf={errorOf}
					onChange={(image) => onChange({ image })}
				/>
			)}
		</div>
	);
}
