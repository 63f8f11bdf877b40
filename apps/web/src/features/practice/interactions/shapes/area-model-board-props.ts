import type { Splits } from "@learnin/domain/interactions/area-model/area-model";
import type { AreaModel } from "@learnin/domain/interactions/area-model/settings";
import type { RefObject } from "react";
import type { PartLook } from "../../inputs/part-look.ts";

export interface AreaModelBoardProps {
	model: AreaModel;
	splits: Splits;
	look: PartLook;
	isLocked: boolean;
	firstRef: RefObject<HTMLButtonElement | null>;
	onSplit: (splits: Splits) => void;
}
