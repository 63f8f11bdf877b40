import { isNumbered, labelAt, stepsOn } from "@learnin/domain/interactions/zoom-line/zoom-line";
import { type CSSProperties, useRef } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { lookClass } from "../../inputs/part-look.ts";
import type { ZoomRowProps } from "./zoom-row-props.ts";
import { useZoomDrag } from "./use-zoom-drag.ts";
import { useZoomKeys } from "./use-zoom-keys.ts";

/** One line: pressed or dragged anywhere, or moved by keys. It is empty until the line above is opened. */
export function ZoomRow(props: ZoomRowProps) {
	const { line, zoom, level, isLocked } = props;
	const track = useRef<HTMLDivElement>(null);
	const isOpen = level <= zoom.at.length;
	const interval = zoom.at[level];
	const drag = useZoomDrag(props, track);
	return (
		<div
			className={classNames("zl-row", !isOpen && "is-empty")}
			data-locked={isLocked || !isOpen || undefined}
			{...(isOpen ? drag : {})}
		>
			<div ref={track} className="nl-track">
				<Marks {...props} isOpen={isOpen} />
				{isOpen && <Grip {...props} />}
			</div>
			{interval !== undefined && <Beam steps={stepsOn(line, level)} interval={interval} />}
		</div>
	);
}

/** A lens over the opened interval, or the point. */
function Grip(props: ZoomRowProps) {
	const { line, zoom, level, look, isLocked, firstRef } = props;
	const isLast = level === line.places;
	const to = isLast ? zoom.mark : (zoom.at[level] ?? null);
	const steps = stepsOn(line, level);
	const keys = useZoomKeys(props, to, isLast ? steps : steps - 1);
	return (
		<button
			ref={firstRef}
			type="button"
			role="slider"
			data-level={level}
			className={classNames(
				isLast ? "nl-point" : "zl-lens",
				to === null && "is-waiting",
				isLast && lookClass(look),
			)}
			style={placeOf(isLast, steps, to)}
			aria-label={isLast ? "Point on the number line" : lensName(level)}
			aria-valuemin={0}
			aria-valuemax={isLast ? steps : steps - 1}
			aria-valuenow={to ?? 0}
			aria-valuetext={valueOf(props, to)}
			aria-disabled={isLocked}
			{...keys}
		/>
	);
}

function placeOf(isLast: boolean, steps: number, to: number | null): CSSProperties {
	if (to === null) return { insetInlineStart: isLast ? "0" : "50%" };
	const place = { insetInlineStart: `${(to / steps) * 100}%` };
	return isLast ? place : { ...place, width: `${100 / steps}%` };
}

function lensName(level: number): string {
	return ["Zoom in whole numbers", "Zoom in tenths", "Zoom in hundredths"][level] ?? "";
}

function valueOf({ line, zoom, level }: ZoomRowProps, to: number | null): string {
	const at = zoom.at.slice(0, level);
	if (level === line.places) return to === null ? "Not placed yet" : labelAt(line, at, to);
	if (to === null) return "Not zoomed in yet";
	const [left, right] = [to, to + 1].map((mark) => labelAt(line, at, mark));
	return `Between ${left} and ${right}`;
}

function Marks({ line, zoom, level, isOpen }: ZoomRowProps & { isOpen: boolean }) {
	const at = zoom.at.slice(0, level);
	const steps = stepsOn(line, level);
	return (
		// Marks that come in by zooming grow out of the interval.
		<div key={at.join()} className={classNames(isOpen && level > 0 && "zl-marks")} aria-hidden="true">
			{Array.from({ length: steps + 1 }, (_, mark) => (
				<span
					key={mark}
					className={classNames("nl-mark", isNumbered(line, level, mark) && "is-numbered")}
					style={{ insetInlineStart: `${(mark / steps) * 100}%` }}
				>
					{isOpen && (
						<span className={classNames("nl-label", !isNumbered(line, level, mark) && "zl-between")}>
							{labelAt(line, at, mark)}
						</span>
					)}
				</span>
			))}
		</div>
	);
}

/** From the opened interval to the ends of the line below. */
function Beam({ steps, interval }: { steps: number; interval: number }) {
	const [left, right] = [interval, interval + 1].map((mark) => (mark / steps) * 100);
	return (
		<svg className="zl-beam" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
			<path d={`M${left} 0H${right}L100 100H0Z`} />
		</svg>
	);
}
