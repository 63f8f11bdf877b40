import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { Check } from "lucide-react";
import { classNames } from "../../ui/class-names.ts";
import { RichText } from "../../ui/rich-text.tsx";
import type { Phase } from "./practice-state.ts";

export interface OptionTilesProps {
	options: Extract<PracticeQuestion, { question_type: "SELECT_ONE" }>["options"];
	chosen: string | null;
	phase: Phase;
	isLocked: boolean;
	onChoose: (option_id: string) => void;
}

const looks: Partial<Record<Phase, string>> = { correct: "is-right", "not-yet": "is-not-yet" };

/** Real radio buttons drawn as tiles: the arrow keys move, letters and numbers choose. */
export function OptionTiles({ options, chosen, phase, isLocked, onChoose }: OptionTilesProps) {
	const isLong = options.some(({ label }) => label.spoken.length > 24);
	return (
		<fieldset className={classNames("pr-options", isLong && "is-long")}>
			<legend className="sr">Choose one answer</legend>
			{options.map(({ id, index, label }) => {
				const isChosen = id === chosen;
				return (
					<label key={id} className={classNames("pr-option", isChosen && (looks[phase] ?? "is-chosen"))}>
						<input
							type="radio"
							className="sr"
							name="pr-option"
							checked={isChosen}
							// A disabled radio button would lose the focus while the answer is on its way.
							aria-disabled={isLocked || undefined}
							onChange={() => !isLocked && onChoose(id)}
						/>
						<span className="pr-letter" aria-hidden="true">
							{isChosen && phase === "correct" ? <Check /> : String.fromCharCode(65 + index)}
						</span>
						<span className="pr-option-text">
							<RichText asLabel text={label} />
						</span>
					</label>
				);
			})}
		</fieldset>
	);
}
