import type { PracticeOption } from "@learnin/contract/schemas/practice.schema";
import { Check } from "lucide-react";
import { classNames } from "../../../../ui/class-names.ts";
import { useDeferred } from "../../session/deferred/deferred.ts";
import { OptionFace } from "./option-face.tsx";
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
	const spoken = options.map(({ label }) => label.spoken).join("\n");
	const isLong = /.{25}/.test(spoken);
	// Such a word would break in half of a phone's width.
	const isWordy = /\S{8}/.test(spoken);
	const isPictured = options.some(({ figure, image }) => figure || image);
	const deferred = useDeferred();
	return (
		<fieldset
			ref={deferred?.watchTight}
			className={classNames(
				"pr-options",
				isPictured ? "is-pictured" : isLong ? "is-long" : isWordy && "is-wordy",
			)}
		>
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
