import { Card } from "../../../ui/card.tsx";
import type { PartProps } from "../editor-props.ts";
import { FigureFields } from "../fields/figure-fields.tsx";
import { FormulaHelp } from "../fields/formula-help.tsx";
import { ImageList } from "../fields/image-fields.tsx";
import { RichField } from "../fields/rich-field.tsx";

/** The question itself: the text, the instruction, pictures and a drawing. */
export function TextPart({
	draft,
	onChange,
	errorOf,
	onFormula,
}: PartProps & { onFormula: (latex: string) => void }) {
	return (
		<Card title="Question">
			<div className="qe-stack">
				<FormulaHelp onInsert={onFormula} />
				<RichField
					field="prompt"
					label="Text"
					rows={4}
					value={draft.prompt}
					errorOf={errorOf}
					onChange={(prompt) => onChange({ prompt })}
				/>
				<RichField
					field="cta"
					label="Instruction"
					optional
					maxLength={500}
					hint="For example: Write the fraction in lowest terms."
					value={draft.cta}
					errorOf={errorOf}
					onChange={(cta) => onChange({ cta })}
				/>
				<ImageList images={draft.images} errorOf={errorOf} onChange={(images) => onChange({ images })} />
				<FigureFields draft={draft} onChange={onChange} errorOf={errorOf} />
			</div>
		</Card>
	);
}
