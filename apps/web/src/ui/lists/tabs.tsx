import type { KeyboardEvent, ReactNode } from "react";
import { useId, useRef } from "react";

export interface TabsProps<Id extends string> {
	label: string;
	tabs: readonly { id: Id; label: ReactNode }[];
	selected: Id;
	onSelect: (id: Id) => void;
	/** The panel of the selected tab. */
	children: ReactNode;
}

/** Arrow keys move between tabs, as in any tab list. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
	const base = useId();
	const list = useRef<HTMLDivElement>(null);
	const move = (event: KeyboardEvent) => {
		const at = tabs.findIndex((tab) => tab.id === selected);
		const target = nextIndex(event.key, at, tabs.length);
		const tab = target === null ? undefined : tabs[target];
		if (!tab || target === null) return;
		event.preventDefault();
		onSelect(tab.id);
		list.current?.querySelectorAll<HTMLButtonElement>("[role=tab]")[target]?.focus();
	};
	return (
		<>
			<div ref={list} className="seg" role="tablist" aria-label={label}>
				{tabs.map((tab) => (
					<button
						key={tab.id}
						type="button"
						role="tab"
						id={`${base}-${tab.id}`}
						aria-selected={tab.id === selected}
						aria-controls={`${base}-panel`}
						tabIndex={tab.id === selected ? 0 : -1}
						onClick={() => onSelect(tab.id)}
						onKeyDown={move}
					>
						{tab.label}
					</button>
				))}
			</div>
			<div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`}>
				{children}
			</div>
		</>
	);
}

function nextIndex(key: string, at: number, count: number): number | null {
	if (key === "ArrowRight") return (at + 1) % count;
	if (key === "ArrowLeft") return (at - 1 + count) % count;
	if (key === "Home") return 0;
	if (key === "End") return count - 1;
	return null;
}
