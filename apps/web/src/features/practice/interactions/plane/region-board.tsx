import {
	entryOf,
	FIRST_HALF,
	type Half,
	halfAt,
	type Halves,
	halvesOf,
	noHalves,
} from "@learnin/domain/interactions/region/region";
import { letterOf } from "@learnin/domain/interactions/plane/plane";
import { regionPicture } from "@learnin/domain/interactions/region/region-picture";
import type { Region } from "@learnin/domain/interactions/region/settings";
import { useMemo, useRef, useState } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { lookClass } from "../../inputs/part-look.ts";
import { figureRatio } from "../../question/question-figure.tsx";
import { Choice, Option } from "../board/dot-choice.tsx";
import type { MakingOne } from "../board/made-one.tsx";
import { MadeTools } from "../board/made-tools.tsx";
import { useMadeSteps } from "../board/use-made-steps.ts";
import { BoundaryHandle } from "./boundary-handle.tsx";
import { useRegionDrag } from "./use-region-drag.ts";

/** A plane on which boundaries are placed and moved; the choices below say how each one is drawn, and its side. */
export function RegionBoard({
	region,
	entry,
	look,
	isLocked,
	firstRef,
	onMake,
}: MakingOne & { region: Region }) {
	const first = noHalves(region);
	const stateOf = (typed: string) => halvesOf(region, typed) ?? first;
	const { state, isBegun, step, undo, clear } = useMadeSteps<Halves>(
		{ first, entryOf, stateOf },
		entry,
		onMake,
	);
	const [chosen, setChosen] = useState(0);
	const area = useRef<HTMLDivElement>(null);
	const { halves, handlers } = useRegionDrag(
		{ region, halves: state, chosen, isLocked, onChoose: setChosen, onDraw: step },
		area,
	);
	const svg = useMemo(() => regionPicture(region, halves), [region, halves]);
	const half = halves[chosen] ?? null;
	const change = (changes: Partial<Half>) => {
		if (half !== null) step(halves.with(chosen, { ...half, ...changes }));
	};
	return (
		<div className={classNames("rg", lookClass(look))}>
			<div
				ref={area}
				className="drag-area plane-board rg-area"
				dir="ltr"
				data-locked={isLocked || undefined}
				style={{ "--ratio": figureRatio(svg).toFixed(3) } as React.CSSProperties}
				{...handlers}
			>
				<div aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
				{halves.map((each, at) => (
					<BoundaryHandle
						key={at}
						region={region}
						half={each}
						name={nameOf(region, at)}
						letter={region.boundaries === 1 ? null : letterOf(at)}
						at={at}
						isLocked={isLocked}
						firstRef={at === 0 ? firstRef : undefined}
						onChoose={() => setChosen(at)}
						onMove={(to) => step(state.with(at, to))}
					/>
				))}
			</div>
			<p className="rg-next" role="status">
				{isLocked ? "" : nextOf(halves, chosen)}
			</p>
			{region.boundaries > 1 && (
				<Choice legend="Boundary" isOff={isLocked}>
					{(name) =>
						halves.map((_, at) => (
							<Option key={at} name={name} isOff={isLocked} isOn={at === chosen} onPick={() => setChosen(at)}>
								{nameOf(region, at)}
							</Option>
						))
					}
				</Choice>
			)}
			<HalfChoices
				half={half}
				isOff={isLocked || half === null}
				onChange={(changes) => {
					const axis = changes.axis ?? half?.axis;
					if (half === null || axis === undefined || axis === half.axis) return change(changes);
					// Kept on the plane, whose axes can have other ends.
					step(halves.with(chosen, halfAt(region, { ...half, axis }, half.at)));
				}}
			/>
			<MadeTools
				canUndo={!isLocked && isBegun}
				canClear={!isLocked && isBegun}
				onUndo={undo}
				onClear={clear}
			/>
		</div>
	);
}

function nameOf({ boundaries }: Region, at: number): string {
	if (boundaries === 1) return /* text */ "Boundary";
	return at === 0 ? /* text */ "Boundary A" : /* text */ "Boundary B";
}

/** What to do next, until all boundaries are placed. */
function nextOf(halves: Halves, chosen: number): string {
	if (halves.length === 1) return halves[0] === null ? "Tap the plane to place the boundary." : "";
	if (halves[chosen] === null) return `Tap the plane to place boundary ${letterOf(chosen)}.`;
	const waiting = halves.indexOf(null);
	return waiting === -1 ? "" : `Next: choose boundary ${letterOf(waiting)} and place it.`;
}

interface ChoicesProps {
	half: Half | null;
	isOff: boolean;
	onChange: (changes: Partial<Half>) => void;
}

/** The direction of the boundary, how it is drawn, and the side that is shaded. */
function HalfChoices({ half, isOff, onChange }: ChoicesProps) {
	const { axis = FIRST_HALF.axis, is_closed, is_more } = half ?? {};
	const isOn = (value: boolean | undefined, wanted: boolean) => half !== null && value === wanted;
	return (
		<div className="iq-choices">
			<Choice legend="Direction" isOff={isOff}>
				{(name) => (
					<>
						<Option
							{...{ name, isOff }}
							isOn={isOn(axis === "x", true)}
							onPick={() => onChange({ axis: "x" })}
						>
							<i className="rg-line is-upright" aria-hidden="true" />
							Vertical
						</Option>
						<Option
							{...{ name, isOff }}
							isOn={isOn(axis === "y", true)}
							onPick={() => onChange({ axis: "y" })}
						>
							<i className="rg-line" aria-hidden="true" />
							Horizontal
						</Option>
					</>
				)}
			</Choice>
			<Choice legend="Line" isOff={isOff}>
				{(name) => (
					<>
						<Option
							{...{ name, isOff }}
							isOn={isOn(is_closed, false)}
							onPick={() => onChange({ is_closed: false })}
						>
							<i className="rg-line is-dashed" aria-hidden="true" />
							Dashed
						</Option>
						<Option
							{...{ name, isOff }}
							isOn={isOn(is_closed, true)}
							onPick={() => onChange({ is_closed: true })}
						>
							<i className="rg-line" aria-hidden="true" />
							Solid
						</Option>
					</>
				)}
			</Choice>
			<Choice legend="Shaded side" isOff={isOff}>
				{(name) => (
					<>
						<Option
							{...{ name, isOff }}
							isOn={isOn(is_more, false)}
							onPick={() => onChange({ is_more: false })}
						>
							{axis === "x" ? "Left side" : "Lower side"}
						</Option>
						<Option
							{...{ name, isOff }}
							isOn={isOn(is_more, true)}
							onPick={() => onChange({ is_more: true })}
						>
							{axis === "x" ? "Right side" : "Upper side"}
						</Option>
					</>
				)}
			</Choice>
		</div>
	);
}
