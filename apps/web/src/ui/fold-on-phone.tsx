import { type ReactNode, useState } from "react";
import { useAfterPaint } from "../platform/time/use-after-paint.ts";
import { Button } from "./buttons/button.tsx";
import { classNames } from "./class-names.ts";
import "./fold-on-phone.css";

interface FoldProps {
	label: ReactNode;
	isOpenAtFirst?: boolean;
	children: ReactNode;
}

/** As in the style sheet. Documents made at build time have no screen. */
const isPhone = () =>
	typeof matchMedia === "function" && matchMedia("screen and (max-width: 43.74rem)").matches;

/** Details behind one press on a phone; on a wide screen and on paper they are simply there. */
export function FoldOnPhone({ label, isOpenAtFirst = false, children }: FoldProps) {
	const [isOpen, setIsOpen] = useState(isOpenAtFirst);
	const [isFolded] = useState(isPhone);
	// Folded content renders after the first paint, so that it does not delay the rest of the page.
	const isPainted = useAfterPaint();
	return (
		<div className={classNames("fold", isOpen && "is-open")}>
			<Button
				variant="line"
				block
				className="fold-button"
				aria-expanded={isOpen}
				onClick={() => setIsOpen(!isOpen)}
			>
				{label}
			</Button>
			{(!isFolded || isOpen || isPainted) && children}
		</div>
	);
}
