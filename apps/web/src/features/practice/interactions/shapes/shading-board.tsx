import type { Shading } from "@learnin/domain/interactions/shading/settings";
import { sectorPath } from "@learnin/domain/interactions/shading/shading-picture";
import { partsIn } from "@learnin/domain/interactions/shading/shading";
import {
	type CSSProperties,
	type KeyboardEvent,
	type PointerEvent,
	type RefObject,
	useRef,
	useState,
} from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { lookClass, type PartLook } from "../../inputs/part-look.ts";

interface BoardProps {
	shading: Shading;
	/** How many parts are shaded; null before any was touched. */
	count: number | null;
	look: PartLook;
	isLocked: boolean;
	firstRef: RefObject<HTMLButtonElement | null>;
	onShade: (count: number | null) => void;
}

/** Parts shaded one by one by pressing or brushing over them; keys shade them in order. */
export function ShadingBoard(props: BoardProps) {
	const { shading, count, look, isLocked, firstRef } = props;
	const all = partsIn(shading);
	const brush = useBrush(props);
	const keys = useCountKeys(props, all);
	const shown = brush.shaded;
	const isSet = shading.style === "set";
	return (
		<button
			ref={firstRef}
			type="button"
			role="slider"
			className={classNames("sh-board", shapeOf(shading), lookClass(look))}
			style={{ "--columns": shading.columns, "--rows": shading.rows } as CSSProperties}
			dir="ltr"
			aria-label={isSet ? "Shaded counters" : "Shaded parts"}
			aria-valuemin={0}
			aria-valuemax={all}
			aria-valuenow={shown.size}
			aria-valuetext={count === null ? "None shaded yet" : shadedText(shown.size, all, isSet)}
			aria-disabled={isLocked}
			{...keys}
			{...brush.handlers}
		>
			{shading.style === "circle" ? (
				<Sectors count={all} shown={shown} />
			) : (
				Array.from({ length: all }, (_, at) => (
					<span key={at} data-part={at} className={classNames("sh-part", shown.has(at) && "is-shaded")} />
				))
			)}
		</button>
	);
}

function shadedText(shaded: number, all: number, isSet: boolean): string {
	return isSet ? `${shaded} of ${all} counters shaded` : `${shaded} of ${all} parts shaded`;
}

function shapeOf({ rows, style }: Shading): string | false {
	return style === undefined ? rows > 1 && "is-grid" : `is-${style}`;
}

function Sectors({ count, shown }: { count: number; shown: ReadonlySet<number> }) {
	return (
		<svg viewBox="0 0 204 204" aria-hidden="true">
			{Array.from({ length: count }, (_, at) => (
				<path
					key={at}
					data-part={at}
					d={sectorPath(at, count, { x: 102, y: 102, radius: 100 })}
					className={classNames("sh-sector", shown.has(at) && "is-shaded")}
				/>
			))}
		</svg>
	);
}

/** The first `count` parts: a typed or restored answer gives their number, not which ones. */
function firstParts(count: number | null): ReadonlySet<number> {
	return new Set(Array.from({ length: count ?? 0 }, (_, at) => at));
}

/** A press on a part toggles it, and dragging does the same to every further part. */
function useBrush({ count, isLocked, onShade }: BoardProps) {
	const [made, setMade] = useState(firstParts(count));
	/** Whether the current stroke shades or clears; null without one. */
	const [stroke, setStroke] = useState<boolean | null>(null);
	const shaded = stroke === null && made.size !== (count ?? 0) ? firstParts(count) : made;
	const paint = (event: PointerEvent, isShaded: (at: number) => boolean) => {
		const under = document
			.elementFromPoint(event.clientX, event.clientY)
			?.closest<HTMLElement | SVGElement>("[data-part]");
		if (!under) return;
		const at = Number(under.dataset["part"]);
		const next = new Set(shaded);
		if (isShaded(at)) next.add(at);
		else next.delete(at);
		setMade(next);
	};
	const end = () => {
		if (stroke === null) return;
		setStroke(null);
		onShade(shaded.size);
	};
	return {
		shaded,
		handlers: {
			onPointerDown: (event: PointerEvent<HTMLElement>) => {
				if (isLocked || event.button !== 0) return;
				event.currentTarget.setPointerCapture(event.pointerId);
				paint(event, (at) => {
					setStroke(!shaded.has(at));
					return !shaded.has(at);
				});
			},
			onPointerMove: (event: PointerEvent) => {
				if (stroke !== null) paint(event, () => stroke);
			},
			onPointerUp: end,
			onPointerCancel: end,
		},
	};
}

/** One part more or less, with Shift ten; none or all; Escape restores the number. */
function useCountKeys({ count, isLocked, onShade }: BoardProps, all: number) {
	const before = useRef<number | null>(count);
	const by = (step: number) => Math.min(all, Math.max(0, (count ?? 0) + step));
	const moves: Record<string, (step: number) => number> = {
		ArrowRight: by,
		ArrowUp: by,
		ArrowLeft: (step) => by(-step),
		ArrowDown: (step) => by(-step),
		PageUp: () => by(10),
		PageDown: () => by(-10),
		Home: () => 0,
		End: () => all,
	};
	return {
		onFocus: () => {
			before.current = count;
		},
		onKeyDown: (event: KeyboardEvent) => {
			const move = moves[event.key];
			if (isLocked || (move === undefined && event.key !== "Escape")) return;
			event.preventDefault();
			event.stopPropagation();
			onShade(move === undefined ? before.current : move(event.shiftKey ? 10 : 1));
		},
	};
}
