import { Moon, Sun } from "lucide-react";
import { useTheme } from "../../platform/look/theme.ts";
import { IconButton } from "./button.tsx";

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
