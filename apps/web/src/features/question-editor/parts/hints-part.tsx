import { withHint } from "@learnin/domain/authoring/draft/edit-draft";
import { ArrowUp, Plus, Trash2 } from "lucide-react";
import { Button, IconButton } from "../../../ui/buttons/button.tsx";
import { Card } from "../../../ui/card.tsx";
import type { PartProps } from "../editor-props.ts";
import { ListError, RichField } from "../fields/rich-field.tsx";

const mostHints = 4;

/** From gentle to almost there. */
export function HintsPart({ draft, onChange, errorOf }: PartProps) {
	const { hints } = draft;
	return (
		<Card
			title="Hints"
			data-field="hints"
			actions={
				<Button
					variant="line"
					icon={<Plus className="i" />}
					disabled={hints.length >= mostHints}
					onClick={() => onChange(withHint(draft))}
				>
					Add hint
				</Button>
			}
		>
			<div className="qe-stack">
				<ListError text={errorOf("hints")} />
				{hints.map((hint, at) => (
					<div key={hint.id} className="qe-line-row">
						<b className="qe-count" aria-hidden="true">
							{at + 1}
						</b>
						<RichField
							field={`hints[${at}]`}
							label={`Hint ${at + 1}`}
							isBare
							maxLength={2000}
							value={hint.value}
							errorOf={errorOf}
							onChange={(value) =>
								onChange({ hints: hints.map((each) => (each.id === hint.id ? { ...each, value } : each)) })
							}
						/>
						{hints.length > 1 && (
							<IconButton
								label={`Move hint ${at + 1} up`}
								disabled={at === 0}
								onClick={() => onChange({ hints: hints.with(at - 1, hint).with(at, hints[at - 1] ?? hint) })}
							>
								<ArrowUp className="i" />
							</IconButton>
						)}
						<IconButton
							label={`Remove hint ${at + 1}`}
							onClick={() => onChange({ hints: hints.filter(({ id }) => id !== hint.id) })}
						>
							<Trash2 className="i" />
						</IconButton>
					</div>
				))}
			</div>
		</Card>
	);
}
