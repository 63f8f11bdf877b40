import { PencilLine } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "../../../ui/buttons/button.tsx";
import { useProfile } from "../../profile/index.ts";
import { hasDrawing } from "./kept-drawings.ts";

const ScratchPad = lazy(() => import("./scratch-pad.tsx").then((m) => ({ default: m.ScratchPad })));

/** The button to draw over the question, or beside it on a wide screen. An earlier drawing is shown again. */
export function Scratch({ questionId }: { questionId: string }) {
	const { id, shows_drawings } = useProfile();
	const [button, setButton] = useState<HTMLButtonElement | null>(null);
	const [isOn, setIsOn] = useState(false);
	const [isNeeded, setIsNeeded] = useState(() => hasDrawing(localStorage, id, questionId));
	const toggle = () => {
		setIsNeeded(true);
		setIsOn(!isOn);
	};
	const leave = () => {
		setIsOn(false);
		button?.focus();
	};
	return (
		<>
			<IconButton ref={setButton} label="Draw" aria-pressed={isOn} onClick={toggle}>
				<PencilLine className="i" />
			</IconButton>
			{isNeeded && button && (
				<Suspense fallback={null}>
					<ScratchPad
						accountId={id}
						questionId={questionId}
						mayShow={shows_drawings}
						isOn={isOn}
						opener={button}
						onLeave={leave}
					/>
				</Suspense>
			)}
		</>
	);
}
