let a = """
  ( \("\(b(")"))") " "" \"""
  """, c = #"""#, d = ##"\##(e)"##, f = /[(]\/"/, g = #/ ( /#
let h = i / j(k) / l, m = NSFont.monospacedSystemFont(ofSize: 1_2.5, weight: weight)
