import {
	entryOf,
	FIRST_RAY,
	lineOf,
	type Ray,
	rayOf,
} from "@learnin/domain/interactions/inequality/inequality";
import { sayRay } from "@learnin/domain/interactions/inequality/inequality-picture";
import type { Inequality } from "@learnin/domain/interactions/inequality/settings";
import { MadeOne, type MadeOneProps, type MakingOne } from "../board/made-one.tsx";
import { NumberLineBoard } from "./number-line-board.tsx";
import { RayChoices } from "./ray-choices.tsx";
import "./number-line.css";
import "./inequality.css";

/** FILL_ONE, answered with an arrow on a number line: the solutions of an inequality. */
export function InequalityInput(props: MadeOneProps) {
	return (
		<MadeOne {...props} kind="inequality" name="Number line">
			{(settings, making) => <InequalityBoard settings={settings} {...making} />}
		</MadeOne>
	);
}

interface BoardProps extends MakingOne {
	settings: Inequality;
}

/** The dot is placed on the line; the choices below say whether it is included, and the direction of the arrow. */
function InequalityBoard({ settings, entry, look, isLocked, firstRef, onMake }: BoardProps) {
	const ray = rayOf(settings, entry);
	const line = lineOf(settings);
	const rayAt = (mark: number): Ray => ({ ...FIRST_RAY, ...ray, boundary: settings.from + mark });
	const make = (next: Ray | null) => onMake(next === null ? "" : entryOf(settings, next));
	return (
		<div className="iq">
			<NumberLineBoard
				line={line}
				points={[
					{
						name: /* text */ "Dot on the number line",
						mark: ray === null ? null : ray.boundary - settings.from,
						isOpen: ray?.is_closed === false,
						valueText: (mark) => sayRay(rayAt(mark)),
						look,
					},
				]}
				stretch={ray?.way}
				isLocked={isLocked}
				firstRef={firstRef}
				onPlace={(_, mark) => make(mark === null ? null : rayAt(mark))}
			/>
			<RayChoices ray={ray} isLocked={isLocked} onChange={make} />
		</div>
	);
}
