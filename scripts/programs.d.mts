/** The file of a program, built from the sources as they are now. */
export function builtProgram(name: "start" | "main" | "admin" | "migrate" | "seed" | "learning"): string;
