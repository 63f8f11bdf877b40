import { withLabel } from "@learnin/domain/authoring/draft/edit-draft";
import type { DraftBox, QuestionDraft } from "@learnin/domain/authoring/draft/question-draft";
import { Plus, Trash2 } from "lucide-react";
import type { MouseEvent } from "react";
import { Button, IconButton } from "../../../ui/buttons/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { BoxFields } from "../fields/box-fields.tsx";
import type { PartProps } from "../editor-props.ts";
import { ListError, PlainField } from "../fields/rich-field.tsx";

/** Places on the picture: a click adds one, numbers move it. */
export function LabelPart({ draft, onChange, errorOf }: PartProps) {
	const { labels } = draft;
	const setLabel = (id: string, changes: Partial<DraftBox>) =>
		onChange({ labels: labels.map((label) => (label.id === id ? { ...label, ...changes } : label)) });
	return (
		<div className="qe-stack" data-field="labels">
			<ListError text={errorOf("labels")} />
			<Picture draft={draft} onPlace={(x, y) => onChange(withLabel(draft, x, y))} />
			{labels.map((label, at) => (
				<section
					key={label.id}
					className="qe-box"
					aria-label={`Place ${placeLetter(at)}`}
					data-field={`labels[${at}]`}
				>
					<header>
						<b>{placeLetter(at)}</b>
						<IconButton
							label={`Remove place ${placeLetter(at)}`}
							onClick={() => onChange({ labels: labels.filter(({ id }) => id !== label.id) })}
						>
							<Trash2 className="i" />
						</IconButton>
					</header>
					<ListError text={errorOf(`labels[${at}]`)} />
					<div className="qe-row">
						<PlainField
							field={`labels[${at}].label`}
							label="What the place is called"
							placeholder="Angle A"
							value={label.label}
							errorOf={errorOf}
							onChange={(text) => setLabel(label.id, { label: text })}
						/>
						<PlaceField
							label="From the left, %"
							value={label.x}
							onChange={(x) => setLabel(label.id, { x })}
						/>
						<PlaceField label="From the top, %" value={label.y} onChange={(y) => setLabel(label.id, { y })} />
					</div>
					<label className="qe-check">
						<input
							type="checkbox"
							className="switch"
							checked={label.is_empty}
							onChange={(event) => setLabel(label.id, { is_empty: event.currentTarget.checked })}
						/>
						Nothing belongs here
					</label>
					{!label.is_empty && (
						<BoxFields
							box={label}
							field={`labels[${at}]`}
							errorOf={errorOf}
							onChange={(changes) => setLabel(label.id, changes)}
						/>
					)}
					<ChoicesField
						label={label}
						at={at}
						errorOf={errorOf}
						onChange={(choices) => setLabel(label.id, { choices })}
					/>
				</section>
			))}
			<Button
				variant="ghost"
				className="qe-add"
				icon={<Plus className="i" />}
				onClick={() => onChange(withLabel(draft, 50, 50))}
			>
				Add a place in the middle
			</Button>
		</div>
	);
}

function Picture({ draft, onPlace }: { draft: QuestionDraft; onPlace: (x: number, y: number) => void }) {
	const { figure, images, labels } = draft;
	const [image] = images;
	if (figure === null && image === undefined)
		return (
			<p className="help">
				First add a picture or a drawing to the question. Then click on it to add a place.
			</p>
		);
	const place = (event: MouseEvent<HTMLButtonElement>) => {
		const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
		// Pressing Enter has no position.
		if (event.detail === 0) return onPlace(50, 50);
		onPlace(((event.clientX - left) / width) * 100, ((event.clientY - top) / height) * 100);
	};
	return (
		<div className="qe-picture">
			<button type="button" aria-label="Put a place on the picture" onClick={place}>
				{figure === null ? (
					image && <img src={image.src} alt="" width={image.width} height={image.height} />
				) : (
					<span dangerouslySetInnerHTML={{ __html: safeFigure(figure.svg) }} />
				)}
				{labels.map(({ id, x, y }, at) => (
					<i key={id} aria-hidden="true" style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}>
						{placeLetter(at)}
					</i>
				))}
			</button>
		</div>
	);
}

/** An unfinished drawing is only shown if nothing in it could run or load. */
function safeFigure(svg: string): string {
	const isDrawing = /^<svg\b[^>]*>[^]*<\/svg>$/.test(svg);
	const isUnsafe =
		/<\s*(?!\/?(svg|g|path|line|rect|circle|ellipse|polygon|polyline|text|tspan|title|desc|defs)\b)|\son\w+\s*=|href|url\(|javascript:/i;
	return isDrawing && !isUnsafe.test(svg) ? svg : "";
}

function PlaceField({
	label,
	value,
	onChange,
}: {
	label: string;
	value: number;
	onChange: (value: number) => void;
}) {
	return (
		<Field label={label} className="qe-number">
			{(control) => (
				<input
					{...control}
					type="number"
					className="input"
					min={0}
					max={100}
					step={0.1}
					value={value}
					onChange={(event) => {
						const next = event.currentTarget.valueAsNumber;
						if (next >= 0 && next <= 100) onChange(next);
					}}
				/>
			)}
		</Field>
	);
}

interface ChoicesFieldProps {
	label: DraftBox;
	at: number;
	errorOf: PartProps["errorOf"];
	onChange: (choices: string[]) => void;
}

function ChoicesField({ label: { choices }, at, errorOf, onChange }: ChoicesFieldProps) {
	const field = `labels[${at}].choices`;
	return (
		<div data-field={field}>
			<Field
				label="To choose from"
				optional
				hint="One per line. Leave empty to have it typed."
				error={errorOf(field)}
			>
				{(control) => (
					<textarea
						{...control}
						className="input qe-line"
						rows={1}
						value={choices.join("\n")}
						onChange={({ currentTarget: { value } }) => onChange(value === "" ? [] : value.split("\n"))}
					/>
				)}
			</Field>
		</div>
	);
}

/** As the student sees it. */
function placeLetter(at: number): string {
	return String.fromCharCode(65 + at);
}
