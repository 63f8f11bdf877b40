import { Check, Eraser, Undo2 } from "lucide-react";
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Button, IconButton } from "../../../ui/buttons/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Ink } from "../../../ui/drawing/ink.tsx";
import { longer, pointAt, type Stroke } from "../../../ui/drawing/strokes.ts";
import { keepDrawing, keptDrawing } from "./kept-drawings.ts";
import { ShowDrawing } from "./show-drawing.tsx";
import { useTwoFingers } from "./use-two-fingers.ts";
import "./scratch-pad.css";

interface ScratchPadProps {
	accountId: string;
	questionId: string;
	/** A parent allows that drawings are shown. */
	mayShow: boolean;
	/** When off, the drawing is only visible and ignores presses. */
	isOn: boolean;
	/** The button of the question. */
	opener: HTMLElement;
	onLeave: () => void;
}

/** Over the question; on a wide screen a sheet beside it, which covers nothing. */
export function ScratchPad(props: ScratchPadProps) {
	const place = useSyncExternalStore(onWiden, () => (matchMedia(wide).matches ? "main" : "section"));
	const around = props.opener.closest(place);
	return around && createPortal(<Sheet {...props} />, around, place);
}

const wide = "(min-width: 63.76rem)";

function onWiden(change: () => void) {
	const media = matchMedia(wide);
	media.addEventListener("change", change);
	return () => media.removeEventListener("change", change);
}

/** A sheet to draw on with finger, pen or mouse. It stays on this device unless the child shows it. */
function Sheet({ accountId, questionId, mayShow, isOn, onLeave }: ScratchPadProps) {
	const sheet = useRef<HTMLDivElement>(null);
	const done = useRef<HTMLButtonElement>(null);
	const scale = useScale(sheet);
	const { strokes, canUndo, add, clear, undo } = useStrokes(accountId, questionId);
	const pen = usePen(sheet, add);
	useEffect(() => {
		if (isOn) done.current?.focus();
	}, [isOn]);
	useEscape(isOn, onLeave);
	return (
		<div
			className={classNames("scratch", isOn && "is-on")}
			role="group"
			aria-label="Scratchpad"
			aria-hidden={!isOn}
		>
			<div ref={sheet} className="scratch-sheet paper" {...(isOn ? pen.handlers : {})}>
				<svg className="scratch-ink" aria-hidden="true">
					<g transform={`scale(${scale})`}>
						{strokes.map((stroke, at) => (
							<Ink key={at} stroke={stroke} />
						))}
						{pen.drawn && <Ink stroke={pen.drawn} />}
					</g>
				</svg>
			</div>
			{isOn && (
				<div className="scratch-tools">
					<p className="sr">
						Draw here with your finger, a pen or the mouse. Scroll with two fingers.{" "}
						{mayShow
							? "Your drawing doesn’t change your answer. It stays on this device unless you show it to your parent."
							: "Your drawing stays on this device and doesn’t change your answer."}{" "}
						Press Escape to go back to the question.
					</p>
					<p className="scratch-title">Scratchpad</p>
					<IconButton label="Undo" disabled={!canUndo} onClick={undo}>
						<Undo2 className="i" />
					</IconButton>
					<IconButton label="Clear" disabled={strokes.length === 0} onClick={clear}>
						<Eraser className="i" />
					</IconButton>
					<Button ref={done} variant="primary" icon={<Check />} onClick={onLeave}>
						Done
					</Button>
				</div>
			)}
			{isOn && mayShow && (
				<ShowDrawing
					questionId={questionId}
					strokes={strokes}
					measureHeight={() => heightOf(sheet.current)}
				/>
			)}
		</div>
	);
}

/** In thousandths of the width. */
function heightOf(sheet: HTMLElement | null): number {
	const { width, height } = sheet?.getBoundingClientRect() ?? new DOMRect();
	return (height / Math.max(1, width)) * 1000;
}

/** Escape turns it off wherever the focus is, since drawing does not set the focus. */
function useEscape(isOn: boolean, onLeave: () => void) {
	const leave = useEffectEvent((event: KeyboardEvent) => {
		if (event.key !== "Escape" || event.defaultPrevented) return;
		event.preventDefault();
		onLeave();
	});
	useEffect(() => {
		if (!isOn) return;
		const listen = (event: KeyboardEvent) => leave(event);
		document.addEventListener("keydown", listen);
		return () => document.removeEventListener("keydown", listen);
	}, [isOn]);
}

/** Pixels per thousandth of the layer's width. */
function useScale(sheet: React.RefObject<HTMLElement | null>): number {
	const [scale, setScale] = useState(0);
	useEffect(() => {
		if (sheet.current === null) return;
		const observer = new ResizeObserver(([entry]) => setScale((entry?.contentRect.width ?? 0) / 1000));
		observer.observe(sheet.current);
		return () => observer.disconnect();
	}, [sheet]);
	return scale;
}

/** The strokes, saved after each change, with undo. */
function useStrokes(account_id: string, question_id: string) {
	const [strokes, setStrokes] = useState(() => keptDrawing(localStorage, account_id, question_id));
	const [earlier, setEarlier] = useState<readonly (readonly Stroke[])[]>([]);
	const show = (next: readonly Stroke[]) => {
		setStrokes(next);
		keepDrawing(localStorage, { account_id, question_id }, next, Date.now());
	};
	const change = (next: readonly Stroke[]) => {
		setEarlier([...earlier, strokes]);
		show(next);
	};
	return {
		strokes,
		canUndo: earlier.length > 0,
		add: (stroke: Stroke) => change([...strokes, stroke]),
		clear: () => change([]),
		undo: () => {
			show(earlier.at(-1) ?? []);
			setEarlier(earlier.slice(0, -1));
		},
	};
}

/** One pointer draws at a time. A second finger scrolls the page together with the first, and discards its stroke. */
function usePen(sheet: React.RefObject<HTMLElement | null>, onStroke: (stroke: Stroke) => void) {
	const [drawn, setDrawn] = useState<Stroke | null>(null);
	const pointer = useRef<number | null>(null);
	const fingers = useTwoFingers();
	const pointsOf = (events: readonly globalThis.PointerEvent[]) => {
		const box = sheet.current?.getBoundingClientRect() ?? new DOMRect();
		return events.map((event) => pointAt(box, event));
	};
	const end = (event: PointerEvent) => {
		fingers.up(event);
		if (pointer.current !== event.pointerId) return;
		pointer.current = null;
		if (drawn !== null) onStroke(drawn);
		setDrawn(null);
	};
	return {
		drawn,
		handlers: {
			onPointerDown: (event: PointerEvent<HTMLElement>) => {
				const isSecond = fingers.down(event, pointer.current);
				if (event.button !== 0 || (pointer.current !== null && !isSecond)) return;
				event.preventDefault();
				event.currentTarget.setPointerCapture(event.pointerId);
				pointer.current = isSecond ? null : event.pointerId;
				setDrawn(isSecond ? null : pointsOf([event.nativeEvent]));
			},
			onPointerMove: (event: PointerEvent) => {
				if (fingers.move(event) || pointer.current !== event.pointerId) return;
				const between = event.nativeEvent.getCoalescedEvents?.() ?? [];
				const points = pointsOf(between.length > 0 ? between : [event.nativeEvent]);
				setDrawn((stroke) => longer(stroke ?? [], points));
			},
			onPointerUp: end,
			onPointerCancel: end,
		},
	};
}
