import {
	entriesOf,
	type LineName,
	numberAfter,
	partsOf,
	sideOf,
	type Splits,
	splitsOf,
	withLine,
} from "@learnin/domain/interactions/area-model/area-model";
import { areaModelPicture, placeOfLine } from "@learnin/domain/interactions/area-model/area-model-picture";
import type { AreaModel } from "@learnin/domain/interactions/area-model/settings";
import { useMemo, useRef } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { lookClass } from "../../inputs/part-look.ts";
import { AmountStepper } from "../amounts/amount-stepper.tsx";
import type { AreaModelBoardProps } from "./area-model-board-props.ts";
import { useArrows } from "../board/use-arrows.ts";
import { useSplitDrag } from "./use-split-drag.ts";

/** Sides on which a unit is too short for a finger have buttons for single steps. */
const LONG = 20;

/** A rectangle that is pressed to place the next split line; its lines are dragged, or moved by keys. */
export function AreaModelBoard(props: AreaModelBoardProps) {
	const { model, look, isLocked, onSplit } = props;
	const area = useRef<HTMLDivElement>(null);
	const { splits, handlers } = useSplitDrag(props, area);
	const svg = useMemo(() => areaModelPicture(model, splits), [model, splits]);
	const lines = linesOf(model);
	const shown = { ...props, splits };
	const focusOn = ({ axis, at }: LineName) =>
		area.current?.querySelector<HTMLElement>(`[data-line="${axis} ${at}"]`)?.focus();
	return (
		<div className={classNames("am", lookClass(look))}>
			<div
				ref={area}
				className="drag-area am-area"
				dir="ltr"
				data-locked={isLocked || undefined}
				{...handlers}
			>
				<div aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
				{lines.map((line, order) => (
					<LineHandle
						key={nameOf(model, line)}
						{...shown}
						line={line}
						isFirst={order === 0}
						onPlaced={(at) => focusOn({ axis: line.axis, at })}
					/>
				))}
			</div>
			<Parts model={model} splits={splits} />
			{lines
				.filter(({ axis }) => sideOf(model, axis) > LONG)
				.map((line) => (
					<LineSteps
						key={nameOf(model, line)}
						model={model}
						line={line}
						splits={splits}
						isLocked={isLocked}
						onSplit={onSplit}
					/>
				))}
		</div>
	);
}

function linesOf({ columns, rows }: AreaModel): LineName[] {
	const along = (axis: LineName["axis"], count: number) =>
		Array.from({ length: count - 1 }, (_, at): LineName => ({ axis, at }));
	return [...along("across", columns), ...along("down", rows)];
}

function nameOf({ columns }: AreaModel, { axis, at }: LineName): string {
	if (axis === "down") return /* text */ "Horizontal line";
	return columns === 2 ? /* text */ "Vertical line" : `Vertical line ${at + 1}`;
}

interface HandleProps extends AreaModelBoardProps {
	line: LineName;
	isFirst: boolean;
	/** Keys placed or moved the line, which now has this number. */
	onPlaced: (at: number) => void;
}

/** A grip at the end of a line; until the line is placed, it waits at the side on which the line ends. */
function LineHandle({ model, splits, isLocked, firstRef, onSplit, onPlaced, line, isFirst }: HandleProps) {
	const { axis, at } = line;
	const [place, side] = [splits[axis][at] ?? null, sideOf(model, axis)];
	// As text, which is the same before and after.
	const written = (to: Splits) => entriesOf(model, to).join("|");
	const arrows = useArrows({
		now: written(splits),
		isLocked,
		// Distances from the top grow downward.
		moved: (by) =>
			written(withLine(model, splits, line, (place ?? side / 2) + (axis === "across" ? by : -by))),
		onMove: (to) => {
			const next = splitsOf(model, to.split("|"));
			onSplit(next);
			onPlaced(numberAfter(splits, next, line));
		},
	});
	const count = axis === "across" ? model.columns : model.rows;
	const { left, top } = placeOfLine(model, axis, place ?? (side * (at + 1)) / count);
	return (
		<button
			ref={isFirst ? firstRef : undefined}
			type="button"
			role="slider"
			aria-orientation={axis === "across" ? "horizontal" : "vertical"}
			className={classNames("drag-handle", "am-grip", `is-${axis}`, place === null && "is-waiting")}
			style={{ left: `${left}%`, top: `${top}%` }}
			data-line={`${axis} ${at}`}
			aria-label={nameOf(model, line)}
			aria-valuemin={0}
			aria-valuemax={side}
			aria-valuenow={place ?? 0}
			aria-valuetext={place === null ? "Not placed yet" : lineText(model, splits, line)}
			aria-disabled={isLocked}
			{...arrows}
		/>
	);
}

/** The lengths on both sides of a line. */
function lineText(model: AreaModel, splits: Splits, { axis, at }: LineName): string {
	const lines = splits[axis];
	const place = lines[at] ?? 0;
	const before = place - (lines[at - 1] ?? 0);
	const after = (lines[at + 1] ?? sideOf(model, axis)) - place;
	return axis === "across"
		? `${before} to the left, ${after} to the right`
		: `${before} above, ${after} below`;
}

/** The parts as products: height by width, as the questions write them. */
function Parts({ model, splits }: { model: AreaModel; splits: Splits }) {
	const parts = partsOf(model, splits);
	const style = { "--lines": Math.max(model.rows, Math.ceil(model.columns / 2)) } as React.CSSProperties;
	if (parts.length === 1)
		return <p className="am-parts" style={style}>{`${model.height} × ${model.width}`}</p>;
	return (
		<p className="am-parts" role="status" style={style}>
			{parts.map(({ x, y, width, height }, at) => (
				<span key={`${x} ${y}`} className={`am-part is-${at % 5}`}>
					{model.has_areas ? `${height} × ${width} = ${height * width}` : `${height} × ${width}`}
				</span>
			))}
		</p>
	);
}

interface StepsProps extends Pick<AreaModelBoardProps, "model" | "splits" | "isLocked" | "onSplit"> {
	line: LineName;
}

/** Moves a line by single steps. */
function LineSteps({ model, splits, isLocked, onSplit, line }: StepsProps) {
	const { axis, at } = line;
	const place = splits[axis][at] ?? null;
	// Its line is there from the start, so that nothing moves.
	if (place === null) return <div className="am-steps" />;
	const before = place - (splits[axis][at - 1] ?? 0);
	const name = axis === "across" ? /* text */ "Length to the left" : /* text */ "Height above";
	const move = (to: number) => onSplit(withLine(model, splits, line, place - before + to));
	return (
		<div className="am-steps">
			<span aria-hidden="true">{name}</span>
			<AmountStepper
				name={name}
				value={before}
				text={`${before}`}
				least={1}
				most={before + (splits[axis][at + 1] ?? sideOf(model, axis)) - place - 1}
				isLocked={isLocked}
				onChange={move}
			/>
		</div>
	);
}
