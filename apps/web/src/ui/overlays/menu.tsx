import * as Dropdown from "@radix-ui/react-dropdown-menu";
import type { ReactNode } from "react";
import { Link } from "react-router";
import "./menu.css";

export interface MenuProps {
	/** One button element. */
	trigger: ReactNode;
	label: string;
	/** Open from the start, for a menu that is loaded by the press that opens it. */
	defaultOpen?: boolean;
	children: ReactNode;
}

/** Not modal: the modal variant injects a style element, which our content security policy forbids. */
export function Menu({ trigger, label, defaultOpen = false, children }: MenuProps) {
	return (
		<Dropdown.Root modal={false} defaultOpen={defaultOpen}>
			<Dropdown.Trigger asChild>{trigger}</Dropdown.Trigger>
			<Dropdown.Portal>
				<Dropdown.Content
					className="menu"
					align="end"
					sideOffset={8}
					collisionPadding={12}
					aria-label={label}
				>
					{children}
				</Dropdown.Content>
			</Dropdown.Portal>
		</Dropdown.Root>
	);
}

export function MenuItem({
	icon,
	onSelect,
	children,
}: {
	icon?: ReactNode;
	onSelect: () => void;
	children: ReactNode;
}) {
	return (
		<Dropdown.Item className="menu-item" onSelect={onSelect}>
			{icon}
			{children}
		</Dropdown.Item>
	);
}

export function MenuLink({ icon, to, children }: { icon?: ReactNode; to: string; children: ReactNode }) {
	return (
		<Dropdown.Item asChild>
			<Link className="menu-item" to={to}>
				{icon}
				{children}
			</Link>
		</Dropdown.Item>
	);
}

export interface MenuSwitchProps {
	icon?: ReactNode;
	checked: boolean;
	onChange: (checked: boolean) => void;
	children: ReactNode;
}

export function MenuSwitch({ icon, checked, onChange, children }: MenuSwitchProps) {
	return (
		<Dropdown.CheckboxItem className="menu-item" checked={checked} onCheckedChange={onChange}>
			{icon}
			<span className="grow">{children}</span>
			<span className="text-ink-3">{checked ? "On" : "Off"}</span>
		</Dropdown.CheckboxItem>
	);
}

export function MenuHeader({ children }: { children: ReactNode }) {
	return <Dropdown.Label className="menu-head">{children}</Dropdown.Label>;
}

export function MenuSeparator() {
	return <Dropdown.Separator className="menu-line" />;
}
