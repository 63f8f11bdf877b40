import { portionsOf, type Portion, roomIn, sizeOf, stacked } from "@learnin/domain/interactions/cubes/cubes";
import { cubesPicture } from "@learnin/domain/interactions/cubes/cubes-picture";
import type { Cubes } from "@learnin/domain/interactions/cubes/settings";
import { Minus, Plus } from "lucide-react";
import { type PointerEvent, type RefObject, useRef, useState } from "react";
import { count as counted } from "../../../../platform/count-words.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { lookClass, type PartLook } from "../../inputs/part-look.ts";
import { useArrows } from "../board/use-arrows.ts";

interface BoardProps {
	cubes: Cubes;
	/** Null before the first cube. */
	count: number | null;
	look: PartLook;
	isLocked: boolean;
	firstRef: RefObject<HTMLButtonElement | null>;
	onStack: (count: number | null) => void;
}

/** Cubes on a floor: layers, rows and single cubes by buttons, layers by dragging the stack, or by keys. */
export function CubesBoard(props: BoardProps) {
	const { cubes, count, look, isLocked, firstRef, onStack } = props;
	const pull = usePull(props);
	const now = pull.count ?? count ?? 0;
	const arrows = useArrows<number | null>({
		now: count,
		isLocked,
		// With Shift a layer instead of ten.
		moved: (by) => stacked(cubes, count ?? 0, Math.abs(by) === 10 ? (by / 10) * sizeOf(cubes, "layer") : by),
		onMove: onStack,
	});
	return (
		<div className="cubes">
			<button
				ref={firstRef}
				type="button"
				role="slider"
				aria-orientation="vertical"
				className={classNames("cubes-stack", lookClass(look))}
				aria-label="Unit cubes"
				aria-valuemin={0}
				aria-valuemax={roomIn(cubes)}
				aria-valuenow={now}
				aria-valuetext={sayStack(cubes, now)}
				aria-disabled={isLocked}
				{...arrows}
				{...pull.handlers}
			>
				<span aria-hidden="true" dangerouslySetInnerHTML={{ __html: cubesPicture(cubes, now) }} />
			</button>
			<div className="cubes-steps" dir="ltr">
				{(["layer", "row", "cube"] as const).map((portion) => (
					<Step key={portion} {...props} portion={portion} />
				))}
			</div>
		</div>
	);
}

/** One portion more or fewer. */
function Step({ cubes, count, isLocked, onStack, portion }: BoardProps & { portion: Portion }) {
	const [now, size] = [count ?? 0, sizeOf(cubes, portion)];
	const { name, more, fewer } = wordsOf(portion);
	return (
		<div className="cubes-step" role="group" aria-label={name}>
			<button
				type="button"
				aria-label={fewer}
				disabled={isLocked || now < size}
				onClick={() => onStack(now - size)}
			>
				<Minus />
			</button>
			<span aria-hidden="true">{name}</span>
			<button
				type="button"
				aria-label={more}
				disabled={isLocked || now + size > roomIn(cubes)}
				onClick={() => onStack(now + size)}
			>
				<Plus />
			</button>
		</div>
	);
}

function wordsOf(portion: Portion) {
	switch (portion) {
		case "layer":
			return { name: "Layer", more: "Put on a layer", fewer: "Take off a layer" };
		case "row":
			return { name: "Row", more: "Put on a row", fewer: "Take off a row" };
		case "cube":
			return { name: "Cube", more: "Put on a cube", fewer: "Take off a cube" };
	}
}

/** A description of the stack for screen readers. */
function sayStack(cubes: Cubes, now: number): string {
	if (now === 0) return "No cubes yet";
	const { layer, row, cube } = portionsOf(cubes, now);
	const parts = [
		layer > 0 && counted(layer, "full layer"),
		row > 0 && counted(row, "row"),
		cube > 0 && counted(cube, "cube"),
	].filter((part) => part !== false);
	return parts.join(", ");
}

/** Pixels of a drag per layer. */
const PIXELS = 30;

/** Dragging up adds layers; dragging down removes them. */
function usePull({ cubes, count, isLocked, onStack }: BoardProps) {
	const from = useRef<number | null>(null);
	const [pulled, setPulled] = useState<number | null>(null);
	const end = () => {
		from.current = null;
		setPulled(null);
	};
	return {
		count: pulled,
		handlers: {
			onPointerDown: (event: PointerEvent<HTMLElement>) => {
				if (isLocked || event.button !== 0) return;
				event.currentTarget.setPointerCapture(event.pointerId);
				from.current = event.clientY;
			},
			onPointerMove: (event: PointerEvent) => {
				if (from.current === null) return;
				const layers = Math.round((from.current - event.clientY) / PIXELS);
				setPulled(stacked(cubes, count ?? 0, layers * sizeOf(cubes, "layer")));
			},
			onPointerUp: () => {
				if (pulled !== null && pulled !== (count ?? 0)) onStack(pulled);
				end();
			},
			onPointerCancel: end,
		},
	};
}
