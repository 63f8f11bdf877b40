import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";

/** A disclosure whose content is rendered only when opened. */
export function LazyDisclosure({ label, children }: { label: string; children: ReactNode }) {
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
