import { createPortal } from "react-dom";
import type { InputProps, QuestionOf } from "../input-props.ts";
import { OptionTiles } from "./option-tiles.tsx";
import { partLook } from "../part-look.ts";
import { isRevealed, shownChoice } from "./revealed-options.ts";
import { useSelectHandle } from "./use-select-handle.ts";

/** SELECT_ALL: every tile that fits. */
export function SelectAllInput(props: InputProps<QuestionOf<"SELECT_ALL">>) {
	const { question, draft, phase, serverStatus, feedback, isLocked, ref, onChange } = props;
	const chosen = shownChoice(draft, phase);
	const choose = (id: string) =>
		onChange({
			kind: "options",
			chosen: chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id],
		});
	useSelectHandle(ref, question.options, choose);
	const { answer_count } = question;
	const asked = answer_count === null ? "Choose all that fit" : `Choose ${answer_count}`;
	return (
		<>
			<p className="pr-chosen-count" aria-hidden="true">
				{question.cta === null && <b>{asked}</b>}
				<span className="num" hidden={isLocked && chosen.length === 0}>
					{answer_count === null ? `${chosen.length} chosen` : `${chosen.length} of ${answer_count} chosen`}
				</span>
			</p>
			<OptionTiles
				choose="many"
				legend={asked}
				options={question.options}
				chosen={chosen}
				lookOf={(option) => {
					if (isRevealed(option, phase, serverStatus)) return "right";
					const look = phase === "correct" ? null : partLook(option.id, phase, feedback);
					// A set with a wrong option tells no option apart, so that none looks wrong either.
					return chosen.includes(option.id) && look !== "some" ? look : null;
				}}
				isLocked={isLocked}
				onChoose={choose}
			/>
			{props.pad && createPortal(props.check, props.pad)}
		</>
	);
}
