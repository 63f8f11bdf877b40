import { Moon, Sun } from "lucide-react";
import { chime } from "../../platform/look/chime.ts";
import { useTheme } from "../../platform/look/theme.ts";
import { Card } from "../../ui/card.tsx";
import { SwitchRow } from "../../ui/fields/switch-row.tsx";
import { keepPreferences, usePreferences, useProfile } from "../profile/index.ts";

/** Settings stored on this device: the theme, and a student's preferences. */
export function LooksCard() {
	const { user_type } = useProfile();
	return (
		<Card title="On this device" className="grid gap-2">
			<ThemeChoice />
			{user_type === "STUDENT" && <LearnerSwitches />}
		</Card>
	);
}

const themes = [
	{ id: "dark", name: "Dark", icon: Moon },
	{ id: "light", name: "Light", icon: Sun },
] as const;

function ThemeChoice() {
	const { theme, toggleTheme } = useTheme();
	return (
		<div className="st-row">
			<b>Theme</b>
			<div className="seg" role="group" aria-label="Theme">
				{themes.map(({ id, name, icon: Icon }) => (
					<button
						key={id}
						type="button"
						aria-pressed={theme === id}
						onClick={() => theme !== id && toggleTheme()}
					>
						<Icon className="i" />
						{name}
					</button>
				))}
			</div>
		</div>
	);
}

function LearnerSwitches() {
	const { id } = useProfile();
	const preferences = usePreferences();
	const { isCalm, isEasyReading, hasSound } = preferences;
	return (
		<>
			<SwitchRow
				name="Calm mode"
				text="No points, no streak, no animations, no sounds."
				isOn={isCalm}
				onChange={(isOn) => keepPreferences(id, { ...preferences, isCalm: isOn })}
			/>
			<SwitchRow
				name="Easy reading"
				text="Larger letters with more room between words and lines."
				isOn={isEasyReading}
				onChange={(isOn) => keepPreferences(id, { ...preferences, isEasyReading: isOn })}
			/>
			<SwitchRow
				name="Sounds"
				text="When an answer is right, at each step of a lesson, and at the end of a set. Not in calm mode."
				isOn={hasSound}
				onChange={(isOn) => {
					keepPreferences(id, { ...preferences, hasSound: isOn });
					// Plays a sound as a confirmation.
					if (isOn && !isCalm) chime("right");
				}}
			/>
		</>
	);
}
