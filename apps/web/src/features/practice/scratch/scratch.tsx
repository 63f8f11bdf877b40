import { PencilLine } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { IconButton } from "../../../ui/buttons/button.tsx";
import { useProfile } from "../../profile/index.ts";
import { hasDrawing } from "./kept-drawings.ts";

const ScratchPad = lazy(() => import("./scratch-pad.tsx").then((m) => ({ default: m.ScratchPad })));

/** The button to draw over the question. An earlier drawing is shown again. */
export function Scratch({ questionId }: { questionId: string }) {
	const { id, shows_drawings } = useProfile();
	const button = useRef<HTMLButtonElement>(null);
	const [card, setCard] = useState<HTMLElement | null>(null);
	const [isOn, setIsOn] = useState(false);
	const [isNeeded, setIsNeeded] = useState(() => hasDrawing(localStorage, id, questionId));
	useEffect(() => setCard(button.current?.closest("section") ?? null), []);
	const toggle = () => {
		setIsNeeded(true);
		setIsOn(!isOn);
	};
	const leave = () => {
		setIsOn(false);
		button.current?.focus();
	};
	return (
		<>
			<IconButton ref={button} label="Draw on the question" aria-pressed={isOn} onClick={toggle}>
				<PencilLine className="i" />
			</IconButton>
			{isNeeded &&
				card &&
				createPortal(
					<Suspense fallback={null}>
						<ScratchPad
							accountId={id}
							questionId={questionId}
							mayShow={shows_drawings}
							isOn={isOn}
							onLeave={leave}
						/>
					</Suspense>,
					card,
				)}
		</>
	);
}
