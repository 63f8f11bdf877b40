import { Moon, Sun } from "lucide-react";
import { useTheme } from "../../platform/look/theme.ts";
import { Button, IconButton } from "./button.tsx";

export function ThemeToggle() {
	const { theme, toggleTheme } = useTheme();
	return (
		<IconButton
			label={theme === "dark" ? "Switch to light theme" : "Switch to dark theme"}
			onClick={toggleTheme}
		>
			{theme === "dark" ? <Sun className="i" /> : <Moon className="i" />}
		</IconButton>
	);
}

/** The same where there is room to say it in words. */
export function ThemeToggleInWords() {
	const { theme, toggleTheme } = useTheme();
	return (
		<Button
			variant="ghost"
			icon={theme === "dark" ? <Sun className="i" /> : <Moon className="i" />}
			onClick={toggleTheme}
		>
			{theme === "dark" ? "Light theme" : "Dark theme"}
		</Button>
	);
}
