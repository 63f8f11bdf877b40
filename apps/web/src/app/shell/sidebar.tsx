import { Link, useLocation } from "react-router";
import { Logo } from "../../ui/logo.tsx";
import { isOtherDocument } from "../../paths/paths.ts";
import { isCurrent, type MenuEntry } from "./menus.ts";

export interface SidebarContentProps {
	menu: readonly MenuEntry[];
	name: string;
	/** Called when a page was chosen. */
	onChoose?: () => void;
}

/** The content of the sidebar, and of the drawer that replaces it on small screens. */
export function SidebarContent({ menu, name, onChoose }: SidebarContentProps) {
	const { pathname } = useLocation();
	return (
		<>
			<Logo />
			<nav aria-label="Menu" className="grid gap-0.5">
				{menu.map((entry) => (
					<Link
						key={entry.id}
						to={entry.route}
						reloadDocument={isOtherDocument(entry.route)}
						aria-current={isCurrent(entry, pathname) ? "page" : undefined}
						className="side-link"
						onClick={onChoose}
					>
						<entry.icon className="i" />
						<span>{entry.label}</span>
					</Link>
				))}
			</nav>
			<div className="mt-auto px-2.5">
				<p className="text-ink-3 text-xs">Signed in as</p>
				<p className="text-sm wrap-anywhere">{name}</p>
			</div>
		</>
	);
}
