import type { PracticeOption } from "@learnin/contract/schemas/practice.schema";
import { partAt } from "@learnin/domain/interactions/parts/parts";
import {
	lengthOnParts,
	letterOf,
	partsPicture,
	marksOnParts,
	placeFrom,
} from "@learnin/domain/interactions/parts/parts-picture";
import type { Parts } from "@learnin/domain/interactions/parts/settings";
import { Check } from "lucide-react";
import type { PointerEvent, RefObject } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { optionName } from "../../question/answer/drafts.ts";
import { figureRatio } from "../../question/question-figure.tsx";
import { lookClass, lookWords, type PartLook, WRONG_SIGN } from "../../inputs/part-look.ts";

interface PartsBoardProps {
	parts: Parts;
	/** In the order of the parts. */
	options: readonly { option: PracticeOption; isChosen: boolean; look: PartLook }[];
	isLocked: boolean;
	firstRef: RefObject<HTMLButtonElement | null>;
	onTap: (id: string) => void;
	onFocusPart: () => void;
	onRestore: () => void;
}

/** The touch radius of a corner or a side, in pixels. */
const REACH = 22;

/** A drawing whose parts are tapped; each has a focusable marker at its center. */
export function PartsBoard({ parts, options, isLocked, firstRef, ...on }: PartsBoardProps) {
	const svg = partsPicture(parts, { chosen: options.map(({ isChosen }) => isChosen), has_letters: false });
	const marks = marksOnParts(parts);
	/** Markers are pressed like any button; a scroll ends in a cancel event, and taps nothing. */
	const tap = (event: PointerEvent<HTMLElement>) => {
		if (event.button !== 0 || (event.target as HTMLElement).closest("button") !== null) return;
		const box = event.currentTarget.getBoundingClientRect();
		const place = placeFrom(
			parts,
			(event.clientX - box.left) / box.width,
			(event.clientY - box.top) / box.height,
		);
		const at = partAt(parts, place, lengthOnParts(parts, REACH / box.width));
		const tapped = at === null ? undefined : options[at];
		if (!isLocked && tapped !== undefined) on.onTap(tapped.option.id);
	};
	return (
		<div
			className="drag-area parts"
			role="group"
			aria-label="Parts of the drawing"
			dir="ltr"
			data-locked={isLocked || undefined}
			style={{ "--ratio": figureRatio(svg).toFixed(3) } as React.CSSProperties}
			onPointerUp={tap}
		>
			<div aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
			{options.map(({ option, isChosen, look }, at) => {
				const { left = 0, top = 0 } = marks[at] ?? {};
				return (
					<button
						key={option.id}
						ref={at === 0 ? firstRef : undefined}
						type="button"
						role="checkbox"
						className={classNames("parts-mark", lookClass(look))}
						style={{ left: `${left}%`, top: `${top}%` }}
						aria-checked={isChosen}
						aria-disabled={isLocked}
						aria-label={`${optionName(option)}${lookWords(look)}`}
						onFocus={on.onFocusPart}
						onClick={() => isLocked || on.onTap(option.id)}
						onKeyDown={(event) => {
							if (event.key !== "Escape" || isLocked) return;
							event.preventDefault();
							event.stopPropagation();
							on.onRestore();
						}}
					>
						{look === "not-yet" ? (
							<span aria-hidden="true">{WRONG_SIGN}</span>
						) : isChosen ? (
							<Check aria-hidden="true" />
						) : (
							<span aria-hidden="true">{letterOf(at)}</span>
						)}
					</button>
				);
			})}
		</div>
	);
}
