import { golden6 } from "../testing/golden/grade-6.ts";
import { testGrade } from "../../tools/test-grade.ts";
import { grade6 } from "./grade-6.ts";

testGrade(grade6, golden6);
