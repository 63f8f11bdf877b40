import { createPortal } from "react-dom";
import { onlyBox } from "../../question/answer/drafts.ts";
import type { InputProps, QuestionOf } from "../input-props.ts";
import { OptionTiles } from "./option-tiles.tsx";
import { partLook } from "../part-look.ts";
import { isRevealed, shownChoice } from "./revealed-options.ts";
import { useSelectHandle } from "./use-select-handle.ts";

/** SELECT_ONE: one of several tiles. */
export function SelectOneInput(props: InputProps<QuestionOf<"SELECT_ONE">>) {
	const { question, draft, phase, serverStatus, feedback, isLocked, ref, onChange } = props;
	const chosen = shownChoice(draft, phase);
	const choose = (id: string) => onChange({ kind: "options", chosen: [id] });
	useSelectHandle(ref, question.options, choose);
	const verdict = partLook(onlyBox, phase, feedback?.verdict === "incorrect" ? feedback : null, true);
	return (
		<>
			<OptionTiles
				choose="one"
				legend="Choose one answer"
				options={question.options}
				chosen={chosen}
				lookOf={(option) => {
					if (isRevealed(option, phase, serverStatus)) return "right";
					return chosen.includes(option.id) ? verdict : null;
				}}
				isLocked={isLocked}
				onChoose={choose}
			/>
			{props.pad && createPortal(props.check, props.pad)}
		</>
	);
}
