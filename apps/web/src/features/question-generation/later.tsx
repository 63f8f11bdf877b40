import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";

/** Opened by a press; what is in it is made then and not before. */
export function Later({ label, children }: { label: string; children: ReactNode }) {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<details className="disclosure qg-more" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
			<summary>
				<ChevronRight aria-hidden="true" />
				{label}
			</summary>
			{isOpen && <div className="disclosure-body">{children}</div>}
		</details>
	);
}
