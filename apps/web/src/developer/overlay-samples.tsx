import { Bookmark, LogOut, Moon } from "lucide-react";
import { useState } from "react";
import { Button } from "../ui/buttons/button.tsx";
import { Dialog } from "../ui/overlays/dialog.tsx";
import { TextField } from "../ui/fields/field.tsx";
import { Menu, MenuHeader, MenuItem, MenuLink, MenuSeparator, MenuSwitch } from "../ui/overlays/menu.tsx";
import { toastError, toastInfo, toastSuccess } from "../ui/messages/toast.tsx";
import { Row, Section } from "./section.tsx";

export function OverlaySamples({ id, title }: { id: string; title: string }) {
	return (
		<Section id={id} title={title}>
			<Row>
				<DialogSample label="Open a dialog" />
				<DialogSample label="One that has to be finished" mustFinish />
				<MenuSample />
				<Button onClick={() => toastSuccess("Payment method added successfully")}>Success</Button>
				<Button onClick={() => toastError("Network error please try after few seconds")}>Error</Button>
				<Button onClick={() => toastInfo("The line is back.")}>Info</Button>
			</Row>
		</Section>
	);
}

function DialogSample({ label, mustFinish = false }: { label: string; mustFinish?: boolean }) {
	const [isOpen, setIsOpen] = useState(false);
	const close = () => setIsOpen(false);
	return (
		<>
			<Button variant="line" onClick={() => setIsOpen(true)}>
				{label}
			</Button>
			<Dialog open={isOpen} onClose={close} title={label} dismissible={!mustFinish}>
				<p className="text-ink-2">The focus stays inside and goes back to the button.</p>
				<TextField label="Name" data-autofocus />
				<Button variant="primary" size="lg" block onClick={close}>
					Done
				</Button>
			</Dialog>
		</>
	);
}

function MenuSample() {
	const [isOn, setIsOn] = useState(false);
	const [chosen, setChosen] = useState("Open a menu");
	return (
		<Menu label="A menu" trigger={<Button variant="line">{chosen}</Button>}>
			<MenuHeader>
				<span className="font-display truncate text-lg font-bold">Hi, Maya</span>
				<span className="text-ink-3 truncate text-sm">maya@learnin.test</span>
			</MenuHeader>
			<MenuSeparator />
			<MenuLink to="/" icon={<Bookmark />}>
				A link
			</MenuLink>
			<MenuSwitch checked={isOn} onChange={setIsOn} icon={<Moon />}>
				A switch
			</MenuSwitch>
			<MenuItem icon={<LogOut />} onSelect={() => setChosen("It was chosen")}>
				An action
			</MenuItem>
		</Menu>
	);
}
