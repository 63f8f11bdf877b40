import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { IconButton } from "../../ui/buttons/button.tsx";
import type { MenuEntry } from "./menus.ts";
import { SidebarContent } from "./sidebar.tsx";

/** What the button in the header opens. */
export const drawerId = "menu-drawer";
const hides = { popoverTarget: drawerId, popoverTargetAction: "hide" } as const;

/**
 * The sidebar of small screens. A popover, because it is only a menu: a modal dialog makes the rest of the page inert,
 * for which the browser styles every element again before it shows anything.
 */
export function Drawer({ menu, name }: { menu: readonly MenuEntry[]; name: string }) {
	const drawer = useRef<HTMLDivElement>(null);
	const hide = () => drawer.current?.hidePopover();
	useEffect(() => {
		const element = drawer.current;
		// The focus never goes on below the shade.
		const leave = ({ relatedTarget }: FocusEvent) => {
			if (relatedTarget instanceof Node && !element?.contains(relatedTarget)) element?.hidePopover();
		};
		element?.addEventListener("focusout", leave);
		return () => element?.removeEventListener("focusout", leave);
	}, []);
	return (
		<div ref={drawer} id={drawerId} popover="auto" className="drawer">
			{/* Takes the press beside the panel, so that it does nothing to the page below. */}
			<button type="button" className="drawer-shade" tabIndex={-1} aria-hidden="true" {...hides} />
			<div className="drawer-panel">
				<IconButton label="Close menu" className="drawer-close" {...hides}>
					<X className="i" />
				</IconButton>
				<SidebarContent menu={menu} name={name} onChoose={hide} />
			</div>
		</div>
	);
}
