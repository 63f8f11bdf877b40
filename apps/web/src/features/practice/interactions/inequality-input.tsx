import {
	entryOf,
	FIRST_RAY,
	lineOf,
	type Ray,
	rayOf,
} from "@learnin/domain/interactions/inequality/inequality";
import { sayRay } from "@learnin/domain/interactions/inequality/inequality-picture";
import type { Inequality } from "@learnin/domain/interactions/inequality/settings";
import { MadeOne, type MadeOneProps, type MakingOne } from "./made-one.tsx";
import { NumberLineBoard } from "./number-line-board.tsx";
import { RayChoices } from "./ray-choices.tsx";
import "./number-line.css";
import "./inequality.css";

/** FILL_ONE by an arrow on a line: the solutions of an inequality. */
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

/** The dot is placed on the line; below it is said whether it belongs to the arrow, and where that goes. */
function InequalityBoard({ settings, entry, look, isLocked, firstRef, onMake }: BoardProps) {
	const ray = rayOf(settings, entry);
	const make = (next: Ray | null) => onMake(next === null ? "" : entryOf(settings, next));
	return (
		<div className="iq">
			<NumberLineBoard
				line={lineOf(settings)}
				mark={ray === null ? null : ray.boundary - settings.from}
				ray={ray ?? undefined}
				name="Dot on the number line"
				valueText={ray === null ? undefined : sayRay(ray)}
				look={look}
				isLocked={isLocked}
				pointRef={firstRef}
				onPlace={(mark) =>
					make(mark === null ? null : { ...FIRST_RAY, ...ray, boundary: settings.from + mark })
				}
			/>
			<RayChoices ray={ray} isLocked={isLocked} onChange={make} />
		</div>
	);
}
