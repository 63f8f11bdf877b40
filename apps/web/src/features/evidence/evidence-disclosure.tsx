import { ChevronRight } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import type { EvidenceOf } from "./evidence.api.ts";
import { EvidenceSkeleton } from "./evidence-skeleton.tsx";
import "../../styles/disclosure.css";

const EvidenceList = lazy(() => import("./evidence-list.tsx").then((m) => ({ default: m.EvidenceList })));

export interface EvidenceDisclosureProps {
	of: EvidenceOf;
	/** The subject for screen readers: "Add fractions" in "See the answers about Add fractions". */
	about: string;
	/** Replaces "See the answers". */
	label?: string;
	className?: string;
	/** Below the answers. */
	children?: ReactNode;
}

/** Below a statement about a child: expands to the answers behind it, which are loaded only then. */
export function EvidenceDisclosure({ of, about, label, className, children }: EvidenceDisclosureProps) {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<details
			className={classNames("disclosure", className)}
			onToggle={(event) => setIsOpen(event.currentTarget.open)}
		>
			<summary>
				<ChevronRight className="i" aria-hidden="true" />
				<span>
					{label ?? "See the answers"}
					<span className="sr">{` about ${about}`}</span>
				</span>
			</summary>
			{isOpen && (
				<div className="disclosure-body ps-0">
					<Suspense fallback={<EvidenceSkeleton />}>
						<EvidenceList of={of} />
						{children}
					</Suspense>
				</div>
			)}
		</details>
	);
}
