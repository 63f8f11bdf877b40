import { type ReactNode, useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import "./fold-on-phone.css";

interface FoldProps {
	label: string;
	isOpenAtFirst?: boolean;
	children: ReactNode;
}

/** Details behind one press on a phone; on a wide screen and on paper they are simply there. */
export function FoldOnPhone({ label, isOpenAtFirst = false, children }: FoldProps) {
	const [isOpen, setIsOpen] = useState(isOpenAtFirst);
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
			{children}
		</div>
	);
}
