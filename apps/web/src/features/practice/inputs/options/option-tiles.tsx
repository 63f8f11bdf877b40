import type { PracticeOption } from "@learnin/contract/schemas/practice.schema";
import { Check } from "lucide-react";
import { classNames } from "../../../../ui/class-names.ts";
import { useDeferred } from "../../session/deferred/deferred.ts";
import { OptionFace } from "./option-face.tsx";
import { tileColumns } from "./tile-columns.ts";
import { lookClass, lookWords, type PartLook, WRONG_SIGN } from "../part-look.ts";
import "./options.css";

export interface OptionTilesProps {
	/** `one` are radio buttons: the arrow keys move; `many` are checkboxes. */
	choose: "one" | "many";
	legend: string;
	options: PracticeOption[];
	chosen: readonly string[];
	/** The look of a tile after a verdict. */
	lookOf: (option: PracticeOption) => PartLook;
	isLocked: boolean;
	onChoose: (id: string) => void;
}

/** Native radio buttons or checkboxes styled as tiles; letters and digits select them too. */
export function OptionTiles({
	choose,
	legend,
	options,
	chosen,
	lookOf,
	isLocked,
	onChoose,
}: OptionTilesProps) {
	const deferred = useDeferred();
	return (
		<fieldset ref={deferred?.watchTight} className={classNames("pr-options", tileColumns(options))}>
			<legend className="sr">{legend}</legend>
			{options.map((option) => {
				const { id, index } = option;
				const isChosen = chosen.includes(id);
				const look = lookOf(option);
				return (
					<label key={id} className={classNames("pr-option", lookClass(look) || (isChosen && "is-chosen"))}>
						<input
							type={choose === "one" ? "radio" : "checkbox"}
							className="sr"
							name="pr-option"
							checked={isChosen}
							// Disabling it would lose the focus while the answer is being sent.
							aria-disabled={isLocked || undefined}
							onChange={() => !isLocked && onChoose(id)}
						/>
						<span className={classNames("pr-letter", choose === "many" && "is-square")} aria-hidden="true">
							{signOf(look, choose === "many" && isChosen) ?? String.fromCharCode(65 + index)}
						</span>
						<span className="pr-option-text">
							<OptionFace option={option} />
							<span className="sr">{lookWords(look)}</span>
						</span>
					</label>
				);
			})}
		</fieldset>
	);
}

/** Each verdict has its own shape; a checked box without one has a check mark too. */
function signOf(look: PartLook, isChecked: boolean) {
	if (look === "not-yet" && isChecked) return WRONG_SIGN;
	return look === "right" || isChecked ? <Check /> : null;
}
