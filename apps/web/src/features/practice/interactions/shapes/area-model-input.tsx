import { entriesOf, splitsOf } from "@learnin/domain/interactions/area-model/area-model";
import type { PartLook } from "../../inputs/part-look.ts";
import { AreaModelBoard } from "./area-model-board.tsx";
import { MadeMany, type MadeManyProps } from "../board/made-many.tsx";
import "./area-model.css";

/** FILL_MULTIPLE, answered by splitting a rectangle: the boxes are the lengths of its parts. */
export function AreaModelInput(props: MadeManyProps) {
	return (
		<MadeMany {...props} kind="area_model" name="Rectangle" missing="Some lines aren’t placed yet.">
			{(model, { entries, lookOf, isLocked, firstRef, onMake }) => (
				<AreaModelBoard
					model={model}
					splits={splitsOf(model, entries)}
					look={wholeLook(entries.map((_, at) => lookOf(at)))}
					isLocked={isLocked}
					firstRef={firstRef}
					onSplit={(splits) => onMake(entriesOf(model, splits))}
				/>
			)}
		</MadeMany>
	);
}

/** One wrong length makes the split wrong. */
function wholeLook(looks: readonly PartLook[]): PartLook {
	return looks.find((look) => look !== "right") ?? looks[0] ?? null;
}
