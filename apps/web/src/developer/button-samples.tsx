import { Bookmark, Check, Play, X } from "lucide-react";
import { useState } from "react";
import type { ButtonLook } from "../ui/buttons/button.tsx";
import { Button, IconButton } from "../ui/buttons/button.tsx";
import { ButtonLink } from "../ui/buttons/button-link.tsx";
import { Tabs } from "../ui/lists/tabs.tsx";
import { Row, Section } from "./section.tsx";

const variants = ["primary", "mint", "line", "plain", "ghost"] as const;
const looks: readonly ButtonLook[] = [{ size: "lg" }, {}, { family: "flat" }];

export function ButtonSamples({ id, title }: { id: string; title: string }) {
	return (
		<Section id={id} title={title}>
			{looks.map((look) => (
				<Row key={JSON.stringify(look)}>
					{variants.map((variant) => (
						<PressedButton key={variant} variant={variant} look={look} />
					))}
					<Button {...look} variant="primary" busy>
						Checking
					</Button>
					<Button {...look} variant="primary" disabled>
						Disabled
					</Button>
					<Button {...look} variant="line" icon={<Play className="i" />}>
						With an icon
					</Button>
				</Row>
			))}
			<Row>
				<ButtonLink variant="primary" to="/">
					A link
				</ButtonLink>
				<Bookmarked />
				<IconButton label="Close">
					<X className="i" />
				</IconButton>
				<Choice />
			</Row>
			<Button variant="primary" block size="lg" icon={<Check className="i" />}>
				As wide as there is room
			</Button>
		</Section>
	);
}

/** Counts its presses, to show that they arrive. */
function PressedButton({ variant, look }: { variant: (typeof variants)[number]; look: ButtonLook }) {
	const [count, setCount] = useState(0);
	return (
		<Button {...look} variant={variant} onClick={() => setCount(count + 1)}>
			{count === 0 ? variant : `${variant} ${count}`}
		</Button>
	);
}

function Bookmarked() {
	const [isSet, setIsSet] = useState(true);
	return (
		<IconButton label="Bookmark" aria-pressed={isSet} onClick={() => setIsSet(!isSet)}>
			<Bookmark className="i" />
		</IconButton>
	);
}

const days = [
	{ id: "today", label: "Today" },
	{ id: "week", label: "This week" },
	{ id: "all", label: "All time" },
] as const;

function Choice() {
	const [day, setDay] = useState<(typeof days)[number]["id"]>("today");
	return (
		<div>
			<Tabs label="Time" tabs={days} selected={day} onSelect={setDay}>
				<p className="text-ink-2 text-sm">Panel of {day}</p>
			</Tabs>
		</div>
	);
}
