import type { ZoomLine } from "@learnin/domain/interactions/zoom-line/settings";
import type { Zoom } from "@learnin/domain/interactions/zoom-line/zoom-line";
import type { RefObject } from "react";
import type { PartLook } from "../../inputs/part-look.ts";

export interface ZoomRowProps {
	line: ZoomLine;
	zoom: Zoom;
	/** 0 for the line of whole numbers; the last one has the point. */
	level: number;
	look: PartLook;
	isLocked: boolean;
	firstRef?: RefObject<HTMLButtonElement | null> | undefined;
	/** With another interval opened on this line, or the point at another mark. */
	after: (to: number) => Zoom;
	/** Shows what letting go here would leave; null when it is over. */
	onHold: (zoom: Zoom | null) => void;
	onStep: (zoom: Zoom) => void;
	/** To the line below. */
	onDeeper: () => void;
	/** Back to the line above. */
	onOut: () => void;
}
