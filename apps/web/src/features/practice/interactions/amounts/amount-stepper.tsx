import { Minus, Plus } from "lucide-react";
import { type PointerEvent, type RefObject, useRef } from "react";
import { useArrows } from "../board/use-arrows.ts";
import "./amount-stepper.css";

interface AmountStepperProps {
	name: string;
	/** Null before it is set. */
	value: number | null;
	/** Its label. */
	text: string;
	least: number;
	most: number;
	isLocked: boolean;
	firstRef?: RefObject<HTMLButtonElement | null> | undefined;
	/** The value after this many steps, if it is not plain addition. */
	moved?: (by: number) => number;
	onChange: (value: number) => void;
	/** Escape restores that it was not set. */
	onUnset?: () => void;
}

/** Pixels of a drag per step. */
const PIXELS = 14;

/** A number set by its two buttons, by dragging it sideways, or by keys. */
export function AmountStepper(props: AmountStepperProps) {
	const { name, value, text, least, most, isLocked, firstRef, onChange, onUnset } = props;
	const moved = props.moved ?? ((by: number) => Math.min(most, Math.max(least, (value ?? least) + by)));
	const arrows = useArrows<number | null>({
		now: value,
		isLocked,
		moved,
		onMove: (to) => (to === null ? onUnset?.() : onChange(to)),
	});
	const drag = useFaceDrag(isLocked, value, (to) => onChange(Math.min(most, Math.max(least, to))));
	return (
		<div className="amount" dir="ltr">
			<button
				type="button"
				className="amount-step"
				aria-label={`Less: ${name}`}
				disabled={isLocked || value === least}
				onClick={() => onChange(moved(-1))}
			>
				<Minus />
			</button>
			<button
				ref={firstRef}
				type="button"
				role="slider"
				className="amount-face"
				aria-label={name}
				aria-valuemin={least}
				aria-valuemax={most}
				aria-valuenow={value ?? least}
				aria-valuetext={value === null ? "Not set yet" : text}
				aria-disabled={isLocked}
				{...arrows}
				{...drag}
			>
				{text}
			</button>
			<button
				type="button"
				className="amount-step"
				aria-label={`More: ${name}`}
				disabled={isLocked || value === most}
				onClick={() => onChange(moved(1))}
			>
				<Plus />
			</button>
		</div>
	);
}

/** Dragging to the right increases it, to the left decreases it. */
function useFaceDrag(isLocked: boolean, value: number | null, onDrag: (to: number) => void) {
	const held = useRef<{ x: number; from: number; at: number } | null>(null);
	return {
		onPointerDown: (event: PointerEvent<HTMLElement>) => {
			if (isLocked || event.button !== 0) return;
			event.currentTarget.setPointerCapture(event.pointerId);
			const from = value ?? 0;
			held.current = { x: event.clientX, from, at: from };
		},
		onPointerMove: (event: PointerEvent) => {
			if (held.current === null) return;
			const { x, from, at } = held.current;
			const to = from + Math.round((event.clientX - x) / PIXELS);
			if (to === at) return;
			held.current.at = to;
			onDrag(to);
		},
		onPointerUp: () => {
			held.current = null;
		},
		onPointerCancel: () => {
			held.current = null;
		},
	};
}
